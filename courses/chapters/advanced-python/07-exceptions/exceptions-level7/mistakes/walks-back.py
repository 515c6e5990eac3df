import player

turns = {"left": player.turn_left, "right": player.turn_right}
smudges = 0

def follow(word):
    if word in turns:
        turns[word]()
    else:
        player.move_forward(int(word))

for word in plan:
    try:
        follow(word)
    except ValueError:
        smudges += 1
    except player.BumpedError:
        player.turn_right()
