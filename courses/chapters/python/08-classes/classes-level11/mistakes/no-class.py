import player

for text in ["Quack!", "Meow!", "Baa!"]:
    player.move_forward(3)
    player.speak(text)
player.ask("Do you like them?")
