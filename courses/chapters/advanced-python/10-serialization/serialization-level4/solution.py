import player
import csv

# {read}
with open("route.csv") as file:
    rows = list(csv.reader(file))

# {walk}
for steps, turn in rows:
    player.move_forward(int(steps))
    if turn == "left":
        player.turn_left()
    else:
        player.turn_right()
