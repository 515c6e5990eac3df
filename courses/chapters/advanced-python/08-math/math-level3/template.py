import player
import math

# {here}
player.move_forward(4)
column, row = player.position()

# {distance}
across = nest[0] - column
down = nest[1] - row
distance = across + down

# {tell}
player.display(distance)
