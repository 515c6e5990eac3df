import player

for door in range(doors):
    player.move_forward(4)
    player.speak((door + 1) * 10)
