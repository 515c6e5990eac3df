import player

for way, thing in zip(things, ways):
    player.move_forward(way)
    player.collect(thing)
