import player
import csv
import json

weights = {}
sorry = []

with open("pumpkins.csv") as file:
    rows = list(csv.reader(file))
for name, weight in rows:
    weights[name] = int(weight)

places = sorted(weights, key=weights.get)

for name in places[-3:]:
    player.move_forward(3)
    player.speak(name)

player.move_forward(3)
kilos = weights[name]
player.display(f"{name}: {kilos} kg")

news = {"winner": name, "kilos": kilos, "sorry": sorry}
with open("gazette.json", "w") as file:
    json.dump(news, file)
