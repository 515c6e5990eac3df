import player

note = ""
for part in route:
    if part == "-":
        note += "+"
    else:
        note += part
        player.move_forward(int(part))
        player.turn_right()
player.write(note)
