import player

# {book}
letters = {}

# {signs}
word = ""
for i in range(length):
    player.move_forward(2)
    player.turn_left()
    word += player.read()
    player.turn_right()

# {gate}
player.move_forward(2)
player.speak(word)
player.turn_right()
player.move_forward(3)
