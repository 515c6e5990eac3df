import player

for i in range(6):
    player.move_forward()
