import player

# {ask}
player.move_forward()
player.ask("Are you ready?")

# {pick}
while player.can_move():
    player.move_forward()
