import player

verse = "the egg"
for who, did in story:
    verse = f"the {who} that {did} {verse}"
    player.move_forward(6)
    player.speak(verse)
    player.turn_right()
