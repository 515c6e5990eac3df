import player
import helper
import asyncio

logs_ready = []
bridge_ready = []

async def carry():
    await player.move_forward(shore)
    await player.turn_right()
    logs_ready.append("yes")
    while bridge_ready == []:
        await asyncio.sleep(1)
    await player.move_forward(6)

async def build():
    await helper.move_forward(bank)
    await helper.turn_right()
    while logs_ready == []:
        await asyncio.sleep(1)
    await helper.build("bridge")
    bridge_ready.append("yes")

async def main():
    await asyncio.gather(carry(), build())

asyncio.run(main())
