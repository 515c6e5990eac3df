import player

# {clean}
word.strip()
word.replace("-", "")

# {tell}
player.move_forward(4)
player.speak(word)

# {through}
player.move_forward(6)
