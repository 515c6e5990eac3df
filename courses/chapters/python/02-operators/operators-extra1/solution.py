import player

# {count}
fives = price // 5
rest = price % 5
twos = rest // 2
ones = rest % 2

# {beach}
player.move_forward(3)
player.speak(fives)
player.move_forward(3)
player.speak(twos)

# {pier}
player.turn_left()
player.move_forward(4)
player.speak(ones)
