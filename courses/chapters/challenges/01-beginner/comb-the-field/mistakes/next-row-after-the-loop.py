import player

for row in range(rows):
    player.turn_left()
    player.move_forward(3)
    player.plant("radishSeeds")
    player.move_backward(3)
player.turn_right()
player.move_forward(3)
