import player
import math

total = 0

def go(spot):
    column, row = player.position()
    player.move_forward(spot[0] - column)
    player.turn_right()
    player.move_forward(spot[1] - row)
    player.turn_left()

# {visit}
for spot in spots:
    go(spot)

# {tell}
player.display(total)
