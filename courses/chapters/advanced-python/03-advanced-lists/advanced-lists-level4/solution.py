import player

# {pairs}
for way, thing in zip(ways, things):
    player.move_forward(way)
    player.collect(thing)
