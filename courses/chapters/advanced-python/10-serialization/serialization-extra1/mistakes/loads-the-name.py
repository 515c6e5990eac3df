import player
import json

turns = {
    "left": player.turn_left,
    "right": player.turn_right,
}

words = []
name = "start.json"
while name:
    letter = json.load(name)
    words.append(letter["word"])
    player.move_forward(letter["steps"])
    if "turn" in letter:
        turns[letter["turn"]]()
    name = letter.get("next")

player.speak(" ".join(words))
