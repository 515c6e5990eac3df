import player

for tunnel in tunnels:
    player.move_forward(tunnel)
    player.turn_left()
    player.open()
    player.place("gem")
    player.close()
    player.turn_right()
    player.turn_right()
