import player
import random

player.move_forward()
player.speak("random.randint(1, 6)")
for step in range(10):
    if player.can_move():
        player.move_forward()
