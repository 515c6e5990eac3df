import player

def walk(first, second=0):
    player.move_forward(first)
    player.move_forward(second)

walk(5)
player.turn_right()
walk(2, 3)
player.turn_right()
walk(1, 1, 1)
