import player

# {search}
while player.count("star") == 0:
    while not player.can_move():
        player.turn_left()
    player.move_forward()
