import player

def is_mirror(word):
    return word[0] == word[-1]

for word in words:
    player.move_forward(3)
    player.speak(is_mirror(word))
