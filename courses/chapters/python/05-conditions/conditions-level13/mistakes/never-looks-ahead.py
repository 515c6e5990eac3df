import player

while player.count("redBerry") < 6:
    player.move_forward()
