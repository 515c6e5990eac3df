import player

for i in range(len(names)):
    player.move_forward(4)
    player.write(f"Number {i}: {i}")
