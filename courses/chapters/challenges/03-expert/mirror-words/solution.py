import player

# {mirror}
def is_mirror(word):
    return word == word[::-1]

# {words}
for i in range(signs):
    player.move_forward(3)
    word = player.read()
    player.speak(is_mirror(word))
