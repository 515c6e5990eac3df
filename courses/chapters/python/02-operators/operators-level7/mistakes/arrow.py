import player

eggs = 7
needed = 7
enough = eggs => needed
player.move_forward(8)
player.speak(enough)
