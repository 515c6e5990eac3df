import player
from datetime import date

alphabet = "abcdefghijklmnopqrstuvwxyz"
day = date.today().day

# {decode}
def decode(text):
    letters = []
    for letter in text:
        at = alphabet.find(letter)
        if at >= 0:
            letter = alphabet[(at - day) % 26]
        letters.append(letter)
    return "".join(letters)

# {read}
player.move_forward(3)
page = player.read()

# {tell}
player.turn_right()
player.move_forward(4)
player.speak(decode(page))
