import player

letters = {}
for letter, rune in runes.items():
    letters[rune] = letter

word = ""
for i in range(length):
    player.move_forward(2)
    player.turn_left()
    word += runes[player.read()]
    player.turn_right()

player.move_forward(2)
player.speak(word)
player.turn_right()
player.move_forward(3)
