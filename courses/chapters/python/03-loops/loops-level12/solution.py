import player

# {pattern}
for i in range(4):
    for side in range(4):
        player.move_forward(2)
        player.turn_right()
    player.turn_right()
