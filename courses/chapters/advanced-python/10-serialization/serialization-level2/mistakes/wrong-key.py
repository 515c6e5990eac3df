import player
import json

player.move_forward()
letter = json.loads(player.read())
player.turn_left()
player.move_forward(letter["Up"])
player.turn_right()
player.move_forward(letter["right"])
