import player
import random

player.move_forward()
player.speak(random.randint(1, 6))
