import player

player.move_forward()
for number in range(5, 0, -1):
    player.speak(number)
for step in range(9):
    player.push()
    player.move_forward()
