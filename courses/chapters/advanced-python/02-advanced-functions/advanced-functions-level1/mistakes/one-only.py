import player

def walk(first):
    player.move_forward(first)

walk(5)
player.turn_right()
walk(2, 3)
