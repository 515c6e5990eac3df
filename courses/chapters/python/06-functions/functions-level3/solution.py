import player

# {teach}
def side(steps):
    player.move_forward(steps)
    player.turn_right()

# {walk}
side(up)
side(across)
side(down)
