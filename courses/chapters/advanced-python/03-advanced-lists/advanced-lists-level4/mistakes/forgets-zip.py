import player

for way, thing in ways, things:
    player.move_forward(way)
    player.collect(thing)
