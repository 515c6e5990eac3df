import player
import math

steps = math.lowest(pebbles, lanterns)
player.move_forward(steps)
player.display(steps)
