import player

# {ask}
player.move_forward()
player.ask("Are you ready?")

# {pick}
while player.count("redBerry") < 6:
    player.move_forward()
