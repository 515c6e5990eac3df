import player

turns = [
    player.turn_right,
    player.turn_left,
]

rows = [half * 2 for half in halves]

player.move_forward()
for number, row in enumerate(rows):
    player.write(row)
    player.move_forward(len(row) + 1)
    turns[number % 2]()
    player.move_forward()
    turns[number % 2]()
