import player
import math

# {here}
player.move_forward(4)
column, row = player.position()

# {distance}
across = nest[0] - column
down = nest[1] - row
distance = math.sqrt(across ** 2 + down ** 2)

# {tell}
player.display(distance)
