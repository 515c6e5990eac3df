import player

for i in range(5):
    player.push()
    player.move_forward()
