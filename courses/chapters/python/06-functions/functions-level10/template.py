import player

# {row}
def harvest(length):
    player.move_forward(length)
    player.turn_left()
    player.turn_left()

# {next}
def next_row():
    player.turn_left()
    player.move_forward()
    player.turn_left()

# {all}
for length in rows:
    harvest(length)
    next_row()
