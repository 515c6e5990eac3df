import player
import json

player.move_forward()
letter = player.read()
player.turn_left()
player.move_forward(letter["up"])
player.turn_right()
player.move_forward(letter["right"])
