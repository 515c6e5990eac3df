import player

for weight in pumpkins[::-1]:
    player.move_forward(2)
    player.display(weight)
