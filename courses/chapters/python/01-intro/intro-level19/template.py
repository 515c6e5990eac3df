import player

# {first}
title = "The brave hen"
player.move_forward(3)
player.write(title)

# {next}
