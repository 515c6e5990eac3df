import player
import calendar
from datetime import date

today = date.today()
weeks = calendar.monthcalendar(today.year, today.month)
for number, week in enumerate(weeks):
    if feast in week:
        player.move_forward(week.index(feast) + 1)
        player.turn_right()
        player.move_forward(number)
player.write(f"{feast:02d}.{today.month:02d}.")
