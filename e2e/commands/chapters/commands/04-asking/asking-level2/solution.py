import player

# {here}
while player.can_move():
    player.move_forward()
