import player

# {mirror}
def is_mirror(word):
    return word == word

# {words}
for word in words:
    player.move_forward(3)
    player.speak(is_mirror(word))
