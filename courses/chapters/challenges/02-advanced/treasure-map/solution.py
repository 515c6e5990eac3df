import player

# {follow}
for word in way:
    if word == "go":
        player.move_forward(2)
    elif word == "left":
        player.turn_left()
    else:
        player.turn_right()

# {chest}
player.open()
player.close()
