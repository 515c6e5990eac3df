import player

# {push}
for i in range(tiles):
    player.push()
    player.move_forward()
