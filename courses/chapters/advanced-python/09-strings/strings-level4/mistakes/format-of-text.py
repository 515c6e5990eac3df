import player

player.move_forward(3)
player.turn_left()
player.move_forward()
clock = str(hour)
player.display(f"{clock:02d}:{minute:02d}")
