import player

# {call}
call = "M" + "o" * 5 + "!"

# {walk}
player.move_forward(3)
player.speak(call)
