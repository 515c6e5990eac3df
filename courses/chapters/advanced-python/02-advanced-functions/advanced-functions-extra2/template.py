import player

# {plan}
def verse(number):
    who, did = story[number - 1]
    return f"the {who} that {did} the egg"

# {tell}
for number in range(1, len(story) + 1):
    player.move_forward(6)
    player.speak(verse(number))
    player.turn_right()
