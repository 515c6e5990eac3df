import player

total = 14
player.move_forward(8)
player.speak(total)
player.move_forward(2)
player.speak(5)
