import player

def is_mirror(word):
    return word[0] == word[-1]

for i in range(signs):
    player.move_forward(3)
    word = player.read()
    player.speak(is_mirror(word))
