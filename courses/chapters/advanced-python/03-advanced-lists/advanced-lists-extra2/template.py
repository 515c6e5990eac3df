import player

turns = [
    player.turn_left,
    player.turn_right,
]

# {pairs}

# {write}
for place, word in enumerate(words):
    player.move_forward(2)
    player.write(word)
    turns[place % 2]()
