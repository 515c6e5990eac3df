import player

total = len(eggs)
player.move_forward(8)
player.speak(total)
player.move_forward(2)
player.speak(max(eggs))
