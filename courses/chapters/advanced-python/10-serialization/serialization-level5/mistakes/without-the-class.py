import player
import json
import pickle

with open("hens.json") as file:
    entries = json.load(file)

for entry in entries:
    player.move_forward(3)
    player.speak(f"{entry['name']}: {entry['eggs']}")

with open("hens.pkl", "wb") as file:
    pickle.dump(entries, file)
