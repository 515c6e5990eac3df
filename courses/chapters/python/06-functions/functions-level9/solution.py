import player

# {around}
def turn_around():
    player.turn_left()
    player.turn_left()

# {lane}
def lane(steps):
    player.turn_left()
    player.move_forward(steps)
    turn_around()
    player.move_forward(steps)
    player.turn_left()

# {walk}
player.move_forward(2)
lane(4)
player.move_forward(3)
lane(3)
player.move_forward(3)
lane(5)
player.move_forward(3)
