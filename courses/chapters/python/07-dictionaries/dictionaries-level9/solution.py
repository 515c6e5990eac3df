import player

total = 0

# {spots}
for i in range(5):
    player.move_forward(2)
    player.turn_left()
    thing = player.look()
    if thing in prices:
        player.collect(thing)
        total += prices[thing]
    player.turn_right()

# {tell}
player.move_forward()
player.speak(f"{total} coins")
