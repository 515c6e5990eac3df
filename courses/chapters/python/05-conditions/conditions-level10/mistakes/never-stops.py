import player

while True:
    player.move_forward()
player.collect("pumpkin")
