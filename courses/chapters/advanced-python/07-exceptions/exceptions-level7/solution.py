import player

turns = {
    "left": player.turn_left,
    "right": player.turn_right,
}
smudges = 0

# {follow}
def follow(word):
    if word in turns:
        turns[word]()
        return
    steps = int(word)
    if steps < 1:
        raise ValueError(word)
    player.move_forward(steps)

# {plan}
for word in plan:
    try:
        follow(word)
    except ValueError:
        smudges += 1
    except player.BumpedError:
        player.turn_right()

# {tell}
player.display(smudges)
