import player

for row in rows:
    player.move_forward(2)
    at = row.find("*")
    if at == -1:
        player.turn_right()
        player.turn_left()
