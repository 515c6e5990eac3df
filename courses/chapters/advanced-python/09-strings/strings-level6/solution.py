import player
import calendar
from datetime import date

# {month}
today = date.today()
weeks = calendar.monthcalendar(today.year, today.month)

# {find}
for number, week in enumerate(weeks):
    if feast in week:
        down = number + 1
        right = week.index(feast) + 1

# {walk}
player.move_forward(right)
player.turn_right()
player.move_forward(down)

# {note}
player.write(f"{feast:02d}.{today.month:02d}.")
