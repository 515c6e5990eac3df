import player

# {cut}
parts = [route]

# {walk}
for part in parts:
    player.move_forward(int(part))
    player.turn_right()

# {note}
player.write(route)
