import player

while player.can_move():
    player.move_forward()
player.turn_right()
player.move_forward(3)
