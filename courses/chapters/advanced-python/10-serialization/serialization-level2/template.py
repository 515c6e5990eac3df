import player
import json

# {read}
player.move_forward()
letter = json.loads(player.read())
print(letter["up"] + 1)

# {walk}
player.turn_left()
player.move_forward(1)
player.turn_right()
player.move_forward(1)
