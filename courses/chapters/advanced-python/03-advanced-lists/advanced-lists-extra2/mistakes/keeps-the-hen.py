import player

turns = [
    player.turn_left,
    player.turn_right,
]

pairs = zip(numbers, words)
pieces = [pair for pair in pairs]

for place, piece in enumerate(sorted(pieces)):
    player.move_forward(2)
    player.write(piece[1])
    turns[place % 2]()
