import player
import csv
import json

weights = {}
sorry = []

# {read}
with open("pumpkins.csv") as file:
    rows = list(csv.reader(file))

# {sort}

# {tell}
for name in weights:
    player.move_forward(3)
    player.speak(name)

# {show}
player.move_forward(3)

# {print}
