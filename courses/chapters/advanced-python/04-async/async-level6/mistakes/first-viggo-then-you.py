import player
import helper
import asyncio

async def main():
    await helper.move_forward(bank)
    await helper.turn_right()
    await player.move_forward(shore)
    await player.turn_right()
    await helper.build("bridge")
    await player.move_forward(6)

asyncio.run(main())
