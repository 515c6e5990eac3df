import player

def walk(*pieces):
    player.move_forward(pieces)

walk(5)
