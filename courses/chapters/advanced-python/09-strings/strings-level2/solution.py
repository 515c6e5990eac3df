import player

# {clean}
word = word.strip()
word = word.replace("-", "")

# {tell}
player.move_forward(4)
player.speak(word)

# {through}
player.move_forward(6)
