import player

for i in range(steps):
    player.push()
player.move_forward()
player.turn_left()
player.move_forward(2)
