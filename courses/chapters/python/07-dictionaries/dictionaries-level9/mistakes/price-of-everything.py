import player

total = 0
for i in range(5):
    player.move_forward(2)
    player.turn_left()
    thing = player.look()
    total += prices[thing]
    if thing in prices:
        player.collect(thing)
    player.turn_right()
player.move_forward()
player.speak(f"{total} coins")
