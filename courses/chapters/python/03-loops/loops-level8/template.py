import player

# {bed}
for i in range(beds):
    player.move_forward(2)
    player.turn_left()
