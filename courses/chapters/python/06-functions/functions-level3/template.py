import player

# {teach}
def side(steps):
    player.move_forward(5)
    player.turn_right()

# {walk}
side(5)
side(7)
side(4)
