import player

for name in ["Ida", "Leo", "Mia"]:
    player.move_forward(2)
    player.speak(f"Good morning, {name}")
