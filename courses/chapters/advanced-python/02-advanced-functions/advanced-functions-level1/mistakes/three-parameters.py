import player

def walk(first, second=None, third=None):
    player.move_forward(first)
    if second:
        player.move_forward(second)
    if third:
        player.move_forward(third)

walk(5)
player.turn_right()
walk(2, 3)
player.turn_right()
walk(1, 1, 1)
player.turn_left()
walk(2, 2, 1)
