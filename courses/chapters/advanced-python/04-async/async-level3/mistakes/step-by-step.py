import player
import helper
import asyncio

async def main():
    await player.move_forward(5)
    await helper.move_forward(5)
    await player.turn_right()
    await helper.turn_right()
    await player.move_forward(8)
    await helper.move_forward(8)

asyncio.run(main())
