import player

# {walk}
player.move_forward(4)

# {water}
if player.ask("More water?"):
    player.water()
