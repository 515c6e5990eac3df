import player
from datetime import date

alphabet = "abcdefghijklmnopqrstuvwxyz"
day = date.today().day

# {decode}
def decode(text):
    return text

# {read}
player.move_forward(3)
page = player.read()

# {tell}
player.turn_right()
player.move_forward(4)
player.speak(decode(page))
