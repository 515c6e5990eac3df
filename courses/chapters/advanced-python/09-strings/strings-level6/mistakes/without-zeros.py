import player
import calendar
from datetime import date

today = date.today()
weeks = calendar.monthcalendar(today.year, today.month)
for number, week in enumerate(weeks):
    if feast in week:
        player.move_forward(week.index(feast) + 1)
        player.turn_right()
        player.move_forward(number + 1)
player.write(f"{feast}.{today.month}.")
