import player
import math

# {meet}
steps = math.lcm(pebbles, lanterns)

# {walk}
player.move_forward(steps)
player.display(steps)
