import player
import json

text = json.loads(stock)

player.move_forward(4)
player.turn_right()
player.move_forward(3)
player.turn_left()
player.move_forward(6)
player.turn_left()
player.write(text)
