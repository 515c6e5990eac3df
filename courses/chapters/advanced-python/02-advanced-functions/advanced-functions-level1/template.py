import player

# {teach}
def walk(first):
    player.move_forward(first)

# {go}
walk(5)
player.turn_right()
walk(2, 3)
player.turn_right()
walk(1, 1, 1)
player.turn_left()
walk(2, 2, 1)
