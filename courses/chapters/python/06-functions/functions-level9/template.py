import player

# {back}
def come_back(steps):
    player.move_backward(steps)
    player.turn_right()

# {lane}
def lane(steps):
    player.turn_left()
    player.move_forward(steps)
    player.water()

# {walk}
player.move_forward(2)
lane(first)
player.move_forward(3)
lane(second)
player.move_forward(3)
lane(third)
player.move_forward(3)
