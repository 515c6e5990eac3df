import player

best = ""
for hen in eggs:
    if best == "" or eggs[hen] > eggs[best]:
        best = hen
player.move_forward(6)
player.display(best)
