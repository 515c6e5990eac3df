import player

player.move_forward()
for step in range(5):
    player.push()
    player.move_forward()
