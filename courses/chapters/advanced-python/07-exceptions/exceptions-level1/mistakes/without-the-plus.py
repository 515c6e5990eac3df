import player

def walk(steps):
    player.move_forward(steps)

walk(2)
player.turn_right()
walk("3")
player.turn_right()
walk(1)
