import player

for i in range(5):
    player.move_forward(2)
    player.turn_left()
    thing = player.look()
    if "thing" in prices:
        player.collect(thing)
    player.turn_right()
