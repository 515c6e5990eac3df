import player

def side(steps):
    player.move_forward(5)
    player.turn_right()

side(up)
side(across)
side(down)
