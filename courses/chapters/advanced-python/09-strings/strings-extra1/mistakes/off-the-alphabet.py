import player
from datetime import date

alphabet = "abcdefghijklmnopqrstuvwxyz"
day = date.today().day

def decode(text):
    letters = []
    for letter in text:
        at = alphabet.find(letter)
        if at >= 0:
            letter = alphabet[at + 26 - day]
        letters.append(letter)
    return "".join(letters)

player.move_forward(3)
page = player.read()

player.turn_right()
player.move_forward(4)
player.speak(decode(page))
