import player

for bed in range(1, beds):
    player.move_forward(3)
    player.turn_left()
    player.move_forward()
    player.water()
    player.move_backward()
    player.turn_right()
