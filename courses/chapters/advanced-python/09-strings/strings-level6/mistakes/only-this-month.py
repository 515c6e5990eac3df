import player
import calendar

weeks = calendar.monthcalendar(2027, 1)
for number, week in enumerate(weeks):
    if feast in week:
        player.move_forward(week.index(feast) + 1)
        player.turn_right()
        player.move_forward(number + 1)
player.write(f"{feast:02d}.02.")
