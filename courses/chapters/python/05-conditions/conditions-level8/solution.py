import player

# {walk}
player.move_forward(4)

# {water}
while player.ask("More water?"):
    player.water()
