import player

for place in range(len(ways)):
    player.move_forward(ways[place])
    player.collect(things[place])
