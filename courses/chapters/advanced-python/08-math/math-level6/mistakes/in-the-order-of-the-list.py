import player
import math

total = 0

def go(spot):
    column, row = player.position()
    player.move_forward(spot[0] - column)
    player.turn_right()
    player.move_forward(spot[1] - row)
    player.turn_left()

for spot in spots:
    total += math.dist(player.position(), spot)
    go(spot)
player.display(math.ceil(total))
