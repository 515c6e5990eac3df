import player

for row in rows:
    player.move_forward(2)
    at = row.find("*")
    player.turn_right()
    player.move_forward(at)
