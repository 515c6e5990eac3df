import player

player.move_forward(3)
player.turn_left()
player.move_forward()
player.display(f"{hour}:{minute}")
