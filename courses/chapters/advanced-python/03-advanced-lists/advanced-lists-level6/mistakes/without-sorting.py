import player

while pumpkins:
    weight = max(pumpkins)
    pumpkins.remove(weight)
    player.move_forward(2)
    player.display(weight)
