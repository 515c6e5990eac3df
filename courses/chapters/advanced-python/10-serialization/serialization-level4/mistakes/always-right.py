import player
import csv

with open("route.csv") as file:
    rows = list(csv.reader(file))

for steps, turn in rows:
    player.move_forward(int(steps))
    player.turn_right()
