import player
import random

left = player.turn_left
right = player.turn_right

# {seed}
random.seed(0)

# {walk}
for turn in [left, right, left, right]:
    player.move_forward(2)
    turn()
