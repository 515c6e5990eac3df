import player

word = word.strip()
word[4] = ""
player.move_forward(4)
player.speak(word)
