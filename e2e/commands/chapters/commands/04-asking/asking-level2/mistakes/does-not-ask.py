import player

for step in range(4):
    player.move_forward()
