import player
import helper
import asyncio

async def main():
    # {viggo}
    await helper.move_forward(5)
    # {you}
    await player.move_forward(4)
    await player.turn_left()
    await player.move_forward(3)

asyncio.run(main())
