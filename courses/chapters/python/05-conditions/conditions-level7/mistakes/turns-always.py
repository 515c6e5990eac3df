import player

for i in range(50):
    if player.can_move():
        player.move_forward()
    player.turn_right()
