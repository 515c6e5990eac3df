import player
import json

# {load}
with open("farm.json") as file:
    farm = json.load(file)

# {tell}
player.move_forward(3)
player.speak(farm.get("name", "My farm"))
