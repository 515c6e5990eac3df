import player

# {up}
player.move_forward(6)
player.turn_right()

# {longer}
for steps in range(1, 5):
    player.move_forward(steps)
