import player
from datetime import date

today = date.today()
player.move_forward(3)
player.write(".".join([today.day, today.month]))
