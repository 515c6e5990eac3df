import player

fives = price // 5
rest = price % 5
twos = price // 2
ones = rest % 2

player.move_forward(3)
player.speak(fives)
player.move_forward(3)
player.speak(twos)

player.turn_left()
player.move_forward(4)
player.speak(ones)
