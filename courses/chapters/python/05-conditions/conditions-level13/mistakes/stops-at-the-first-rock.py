import player

while player.can_move():
    player.move_forward()
player.turn_right()
