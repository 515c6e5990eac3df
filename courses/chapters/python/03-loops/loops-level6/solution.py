import player

player.move_forward()

# {count}
for number in range(start, 0, -1):
    player.speak(number)

# {run}
player.move_forward(10)
