import player

for piece in pieces:
    if piece > 0:
        player.move_forward(piece)
        player.turn_right()
