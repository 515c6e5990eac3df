import player
import random

left = player.turn_left
right = player.turn_right
for turn in [left, right, left, right]:
    player.move_forward(random.randint(1, 4))
    turn()
