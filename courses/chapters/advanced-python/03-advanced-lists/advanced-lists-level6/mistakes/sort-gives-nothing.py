import player

for weight in pumpkins.sort(reverse=True):
    player.move_forward(2)
    player.display(weight)
