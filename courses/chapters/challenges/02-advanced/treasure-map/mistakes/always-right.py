import player

for word in way:
    if word == "go":
        player.move_forward(2)
    else:
        player.turn_right()

player.open()
player.close()
