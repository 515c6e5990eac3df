import player

# {walk}
def walk(steps):
    player.move_forward(steps + 1)

# {path}
walk(2)
player.turn_right()
walk(3)
player.turn_right()
walk(1)
