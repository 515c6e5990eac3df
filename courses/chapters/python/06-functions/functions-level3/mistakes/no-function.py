import player

player.move_forward(up)
player.turn_right()
player.move_forward(across)
player.turn_right()
player.move_forward(down)
