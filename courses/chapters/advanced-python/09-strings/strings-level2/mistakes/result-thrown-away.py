import player

clean = word
word.strip()
word.replace("-", "")
player.move_forward(4)
player.speak(clean)
