import player

pairs = sorted([weight, owner] for owner, weight in entries)
player.move_forward()
for weight, owner in pairs:
    player.write(f"{owner}: {weight} kg")
    player.move_forward(5)
    player.turn_right()
