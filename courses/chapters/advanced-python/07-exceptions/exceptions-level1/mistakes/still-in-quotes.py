import player

def walk(steps):
    player.move_forward(steps + 1)

walk(2)
player.turn_right()
walk("4")
player.turn_right()
walk(1)
