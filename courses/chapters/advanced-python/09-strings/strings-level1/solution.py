import player

# {cut}
parts = route.split("-")

# {walk}
for part in parts:
    player.move_forward(int(part))
    player.turn_right()

# {note}
player.write("+".join(parts))
