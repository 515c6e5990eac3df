import player

row = []
for kind, owner, height in castles:
    if kind == "moat":
        height += 5
    row.append([height, owner])

for points, owner in sorted(row, reverse=True):
    player.move_forward(3)
    player.write(f"{owner}: {points}")
    player.turn_right()
    player.move_forward(2)
    player.turn_left()
