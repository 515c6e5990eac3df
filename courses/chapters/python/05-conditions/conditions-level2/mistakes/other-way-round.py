import player

# {spots}
for i in range(5):
    player.move_forward(2)
    player.turn_left()
    if player.look() == "pumpkin":
        player.plant("pumpkinSeeds")
    else:
        player.collect("pumpkin")
    player.turn_right()
