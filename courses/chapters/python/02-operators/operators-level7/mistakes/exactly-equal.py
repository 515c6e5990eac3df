import player

eggs = 7
needed = 6
enough = eggs == needed
player.move_forward(8)
player.speak(enough)
