import player

turns = {"left": player.turn_left, "right": player.turn_right}

for word in plan:
    try:
        if word in turns:
            turns[word]()
        else:
            player.move_forward(int(word))
    except player.BumpedError:
        player.turn_right()
