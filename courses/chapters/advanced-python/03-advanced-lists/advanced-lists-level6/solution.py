import player

# {order}
for weight in sorted(pumpkins, reverse=True):
    player.move_forward(2)
    player.display(weight)
