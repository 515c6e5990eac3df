import player

def side(steps):
    player.move_forward("steps")
    player.turn_right()

side(up)
side(across)
side(down)
