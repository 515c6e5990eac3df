import player
import helper
import asyncio

def main():
    await helper.move_forward(5)
    await player.move_forward(4)
    await player.turn_left()
    await player.move_forward(3)

asyncio.run(main())
