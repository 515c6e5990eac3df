import player
from datetime import date, timedelta

# {dates}
today = date.today()
moon = date.fromisoformat(full)

# {wait}
wait = timedelta(days=1)
player.move_forward(wait.days)

# {after}
after = moon
player.write(f"{after:%d.%m.}")
