import player

# {sacks}
for weight in sacks:
    player.move_forward(3)
    player.write(weight)
