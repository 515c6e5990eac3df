import player

# {row}
for i in range(5):
    player.move_forward(2)
    player.turn_left()
    if player.look() in tasty:
        player.collect(player.look())
    player.turn_right()
