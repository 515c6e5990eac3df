import player

with open("route.csv") as file:
    rows = [line.strip().split(",") for line in file]

for steps, turn in rows:
    player.move_forward(int(steps))
    if turn == "left":
        player.turn_left()
    else:
        player.turn_right()
