import player

# {search}
for row in rows:
    player.move_forward(2)
    at = row.find("*")
    player.turn_right()
    player.move_forward(at)
    player.move_backward(at)
    player.turn_left()
