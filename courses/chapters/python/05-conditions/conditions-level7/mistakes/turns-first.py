import player

for i in range(50):
    if player.can_move():
        player.turn_right()
    else:
        player.move_forward()
