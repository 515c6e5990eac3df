import player

# {clock}
player.move_forward(3)
player.turn_left()
player.move_forward()
player.display(f"{hour}:{minute}")

# {cold}
player.move_backward()
player.turn_right()
player.move_forward(7)
player.turn_left()
player.move_forward()
player.display(f"{cold}")
