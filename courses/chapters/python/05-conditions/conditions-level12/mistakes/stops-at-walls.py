import player

# {search}
while player.can_move():
    player.move_forward()
