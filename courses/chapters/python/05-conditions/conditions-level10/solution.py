import player

# {search}
while True:
    if player.look() == "pumpkin":
        break
    player.move_forward()

# {take}
player.collect("pumpkin")
