import player

# {spots}
for i in range(5):
    player.move_forward(2)
    player.turn_left()
    thing = player.look()
    if thing == "pumpkin":
        player.collect("pumpkin")
    else if thing == "pumpkinCrop":
        player.water()
    else:
        player.plant("pumpkinSeeds")
    player.turn_right()
