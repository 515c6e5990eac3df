import player

# {spots}
for i in range(5):
    player.move_forward(2)
    player.turn_left()
    if player.look() == "pumpkin":
        player.collect("pumpkin")
    player.plant("pumpkinSeeds")
    player.turn_right()
