import player
import json
import pickle

class Hen:
    def __init__(self, name, eggs):
        self.name = name
        self.eggs = eggs

    def sign(self):
        return f"{self.name}: {self.eggs}"

with open("hens.json") as file:
    entries = json.load(file)

hens = []
for entry in entries:
    hen = Hen(entry)
    player.move_forward(3)
    player.speak(hen.sign())
    hens.append(hen)

with open("hens.pkl", "wb") as file:
    pickle.dump(hens, file)
