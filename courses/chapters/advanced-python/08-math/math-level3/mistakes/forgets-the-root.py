import player
import math

player.move_forward(4)
column, row = player.position()
across = nest[0] - column
down = nest[1] - row
player.display(across ** 2 + down ** 2)
