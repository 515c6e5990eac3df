import player

for i in range(7):
player.move_forward()
player.turn_left()
player.move_forward(2)
