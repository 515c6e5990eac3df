import player

eggs = 7
needed = 6
enough = needed > eggs
player.move_forward(8)
player.speak(enough)
