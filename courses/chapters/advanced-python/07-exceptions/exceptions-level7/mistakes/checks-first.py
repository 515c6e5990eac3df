import player

turns = {
    "left": player.turn_left,
    "right": player.turn_right,
}
smudges = 0

for word in plan:
    if word in turns:
        turns[word]()
    elif word.isdigit() and int(word) > 0:
        for step in range(int(word)):
            if not player.can_move():
                player.turn_right()
                break
            player.move_forward()
    else:
        smudges += 1

player.display(smudges)
