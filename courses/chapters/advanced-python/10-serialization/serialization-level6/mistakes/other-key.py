import player
import json

names = [
    "north.json",
    "east.json",
    "south.json",
    "west.json",
]

good = []
for name in names:
    try:
        with open(name) as file:
            good.append(json.load(file))
    except json.JSONDecodeError:
        print(name, "is broken")

for letter in good:
    player.move_forward(letter["steps"])
    player.speak(letter["from"])

farm = {"farm": "Oak Farm", "letters": good}
with open("farm.json", "w") as file:
    json.dump(farm, file)
