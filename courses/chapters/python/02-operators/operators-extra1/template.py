import player

# {count}
fives = price // 5

# {beach}
player.move_forward(3)
player.speak(fives)
player.move_forward(3)

# {pier}
player.turn_left()
player.move_forward(4)
