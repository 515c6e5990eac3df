import player

# {sacks}
for weight in sorted(sacks):
    player.move_forward(3)
    player.write(weight)
