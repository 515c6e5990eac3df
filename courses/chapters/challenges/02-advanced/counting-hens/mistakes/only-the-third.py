import player

for number in range(1, 7):
    player.move_forward(2)
    if number == 3:
        player.place("corn")
    else:
        player.speak(number)
