import player

def branch():
    player.move_forward(2)
    player.turn_left()
    player.move_forward(3)
    player.move_backward(6)
    player.move_forward(3)
    player.turn_right()

for i in range(branches):
    branch()
player.move_forward(top)
