import player

for i in range(4):
    player.move_forward(2)
    player.turn_left()
    player.plant("pumpkinSeeds")
    player.turn_right()
