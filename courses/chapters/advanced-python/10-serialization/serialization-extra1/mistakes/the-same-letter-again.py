import player
import json

turns = {
    "left": player.turn_left,
    "right": player.turn_right,
}

words = []
name = "start.json"
while name:
    with open(name) as file:
        letter = json.load(file)
    words.append(letter["word"])
    player.move_forward(letter["steps"])
    if "turn" in letter:
        turns[letter["turn"]]()

player.speak(" ".join(words))
