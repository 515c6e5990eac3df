import player

# {repeat}
def repeat(action, times):
    action()

# {branch}
def branch():
    player.move_forward(2)
    player.turn_left()
    player.move_forward(3)
    player.move_backward(6)
    player.move_forward(3)
    player.turn_right()

# {go}
repeat(branch, branches)
repeat(player.move_forward, top)
