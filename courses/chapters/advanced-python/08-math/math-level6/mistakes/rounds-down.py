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
    nearest = min(spots, key=lambda spot: math.dist(here, spot))
    total += math.dist(here, nearest)
    spots.remove(nearest)
    go(nearest)
player.display(math.floor(total))
