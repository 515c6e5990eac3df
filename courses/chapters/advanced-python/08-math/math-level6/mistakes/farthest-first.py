import player
import math

total = 0

def go(spot):
    column, row = player.position()
    player.move_forward(spot[0] - column)
    player.turn_right()
    player.move_forward(spot[1] - row)
    player.turn_left()

while spots:
    here = player.position()
    spot = max(spots, key=lambda spot: math.dist(here, spot))
    total += math.dist(here, spot)
    spots.remove(spot)
    go(spot)
player.display(math.ceil(total))
