import player

# {beds}
for bed in range(1, beds + 1):
    player.move_forward(3)
    player.turn_left()
    player.move_forward()
    player.water()
    player.move_backward()
    player.turn_right()
