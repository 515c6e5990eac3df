import player

for i in range(tiles):
    player.move_forward()
    player.push()
