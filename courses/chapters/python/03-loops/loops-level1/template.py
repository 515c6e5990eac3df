import player

# {again}
for i in range(3):
    player.move_forward()
