import player
import random

random.seed(3)
turns = [player.turn_left, player.turn_right]

# {luck}
player.move_forward()
player.speak(random.choice(["Red!", "Blue!"]))

# {walk}
for step in range(150):
    if random.randint(1, 3) == 1:
        random.choice(turns)()
    if player.can_move():
        player.move_forward()
