import player

letters = {}
for letter, rune in runes.items():
    letters[letter] = rune

word = ""
for i in range(length):
    player.move_forward(2)
    player.turn_left()
    word += letters[player.read()]
    player.turn_right()

player.move_forward(2)
player.speak(word)
player.turn_right()
player.move_forward(3)
