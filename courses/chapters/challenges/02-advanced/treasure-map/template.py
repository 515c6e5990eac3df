import player

# {follow}
for word in way:
    if word == "go":
        player.move_forward(2)

# {chest}
player.open()
player.close()
