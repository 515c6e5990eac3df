import player

def verse(number):
    if number == 0:
        return "the egg"
    who, did = story[number - 1]
    rest = verse(number - 1)
    f"the {who} that {did} {rest}"

for number in range(1, len(story) + 1):
    player.move_forward(6)
    player.speak(verse(number))
    player.turn_right()
