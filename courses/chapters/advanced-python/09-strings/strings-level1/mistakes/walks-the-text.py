import player

for part in route.split("-"):
    player.move_forward(part)
    player.turn_right()
