import player

for weight in [3, 5, 7, 9]:
    player.move_forward(3)
    player.write(weight)
