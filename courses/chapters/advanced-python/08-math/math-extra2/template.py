import player
import random

random.seed(secret)

# {roll}
sums = {}

# {walk}
for total in range(2, 13):
    player.move_forward()

# {tell}
player.move_forward(2)
