import player

for i in range(7):
    player.move_forward()
player.collect("pumpkin")
