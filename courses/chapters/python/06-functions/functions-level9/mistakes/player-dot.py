import player

def turn_around():
    player.turn_left()
    player.turn_left()

def lane(steps):
    player.turn_left()
    player.move_forward(steps)
    player.water()
    player.turn_around()

player.move_forward(2)
lane(first)
