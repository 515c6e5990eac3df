import player

total = sum(eggs)
player.move_forward(8)
player.speak(total)
player.move_forward(2)
player.speak(eggs[3])
