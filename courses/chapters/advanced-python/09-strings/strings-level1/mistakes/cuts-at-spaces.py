import player

parts = route.split()
for part in parts:
    player.move_forward(int(part))
    player.turn_right()
player.write("+".join(parts))
