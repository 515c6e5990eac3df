import player

for i in range(len(sacks)):
    player.move_forward(3)
    player.write(min(sacks))
