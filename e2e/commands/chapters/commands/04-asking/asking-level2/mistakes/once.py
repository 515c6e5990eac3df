import player

if player.can_move():
    player.move_forward()
