import player

# {call}
call = "M" + "o" + "!"

# {walk}
player.move_forward(3)
player.speak(call)
