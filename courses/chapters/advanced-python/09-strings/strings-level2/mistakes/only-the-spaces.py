import player

word = word.strip()
player.move_forward(4)
player.speak(word)
