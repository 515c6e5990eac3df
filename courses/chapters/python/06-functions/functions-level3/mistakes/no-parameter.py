import player

def side():
    player.move_forward(5)
    player.turn_right()

side(5)
side(7)
side(4)
