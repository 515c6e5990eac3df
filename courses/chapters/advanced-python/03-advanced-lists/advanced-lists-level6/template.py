import player

# {order}
for weight in sorted(pumpkins):
    player.move_forward(2)
    player.display(weight)
