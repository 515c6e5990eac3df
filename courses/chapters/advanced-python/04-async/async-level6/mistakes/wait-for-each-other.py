import player
import helper
import asyncio

logs_ready = asyncio.Queue()
bridge_ready = asyncio.Queue()

async def carry():
    await player.move_forward(shore)
    await player.turn_right()
    await bridge_ready.get()
    await logs_ready.put("yes")
    await player.move_forward(6)

async def build():
    await helper.move_forward(bank)
    await helper.turn_right()
    await logs_ready.get()
    await helper.build("bridge")
    await bridge_ready.put("yes")

async def main():
    await asyncio.gather(carry(), build())

asyncio.run(main())
