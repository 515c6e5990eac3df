import player
import json

turns = {
    "left": player.turn_left,
    "right": player.turn_right,
}

# {follow}
words = []
name = "start.json"
with open(name) as file:
    letter = json.load(file)
player.move_forward(letter["steps"])

# {tell}
player.speak(words)
