import player
import random

left = player.turn_left
right = player.turn_right
random.seed(secret)
for turn in [left, right, left, right]:
    player.move_forward(random.randint(0, 3))
    turn()
