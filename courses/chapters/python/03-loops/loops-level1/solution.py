import player

# {again}
for i in range(7):
    player.move_forward()
