import player

def harvest(length):
    player.move_forward(length)
    player.turn_left()
    player.turn_left()
    player.move_forward(length)

def next_row():
    player.turn_left()
    player.move_forward()
    player.turn_left()

for length in [6, 3, 8, 5]:
    harvest(length)
    next_row()
