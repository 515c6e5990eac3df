import player

# {teach}
def side(steps):
    player.move_forward(5)
    player.turn_right()

# {walk}
side(up)
side(across)
side(down)
