import player
import random

random.seed(3)

# {luck}
player.move_forward()

# {walk}
for step in range(10):
    if player.can_move():
        player.move_forward()
