import player
from datetime import date, timedelta

today = date.today()
moon = date.fromisoformat(full)
wait = moon - today
player.move_forward(wait.days)
after = moon + 29
player.write(f"{after:%d.%m.}")
