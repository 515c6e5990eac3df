import player

# {pairs}
for way in ways:
    player.move_forward(way)
    player.collect(things[0])
