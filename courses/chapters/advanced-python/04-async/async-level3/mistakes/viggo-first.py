import player
import helper
import asyncio

async def cross(who):
    await who.move_forward(5)
    await who.turn_right()
    await who.move_forward(8)

async def main():
    await cross(helper)
    await cross(player)

asyncio.run(main())
