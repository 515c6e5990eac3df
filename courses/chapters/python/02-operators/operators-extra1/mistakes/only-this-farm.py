import player

fives = 4
rest = price % 5
twos = 1
ones = 1

player.move_forward(3)
player.speak(fives)
player.move_forward(3)
player.speak(twos)

player.turn_left()
player.move_forward(4)
player.speak(ones)
