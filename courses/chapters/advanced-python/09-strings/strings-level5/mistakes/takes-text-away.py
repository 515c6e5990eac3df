import player
from datetime import date, timedelta

today = date.today()
wait = full - today
player.move_forward(wait.days)
