import player
from datetime import date, timedelta

# {dates}
today = date.today()
moon = date.fromisoformat(full)

# {wait}
wait = moon - today
player.move_forward(wait.days)

# {after}
after = moon + timedelta(days=29)
player.write(f"{after:%d.%m.}")
