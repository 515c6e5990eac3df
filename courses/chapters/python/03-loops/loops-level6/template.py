import player

player.move_forward()

# {count}
for number in range(start, 0):
    player.speak(number)

# {race}
for step in range(9):
    player.push()
    player.move_forward()
