import player

# {pick}
while player.can_move():
    player.move_forward()
