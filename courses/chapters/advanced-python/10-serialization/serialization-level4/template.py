import player
import csv

# {read}
with open("route.csv") as file:
    rows = list(csv.reader(file))

# {walk}
for steps, turn in rows:
    player.move_forward(steps)
    player.turn_right()
