import player

turns = [
    player.turn_right,
    player.turn_left,
]

# {mirror}
rows = [half for half in halves]

# {weave}
player.move_forward()
for row in rows:
    player.write(row)
    player.move_forward(len(row) + 1)
