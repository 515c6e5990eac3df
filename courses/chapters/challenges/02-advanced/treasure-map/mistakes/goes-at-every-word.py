import player

for word in way:
    if word == "left":
        player.turn_left()
    if word == "right":
        player.turn_right()
    player.move_forward(2)

player.open()
player.close()
