import player
import csv

with open("route.csv") as file:
    rows = list(csv.reader(file))

for row in rows:
    player.move_forward(int(row["steps"]))
    player.turn_right()
