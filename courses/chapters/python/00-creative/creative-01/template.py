import player

# {star}
player.move_forward(8)

# {square}
for side in range(4):
    player.turn_left()
    player.move_forward(2)
