import player
import helper
import asyncio

async def cross(who, onto, off):
    await who.move_forward(shore)
    await who.move_forward()
    await onto()
    await who.move_forward(span)
    await off()
    await who.move_forward(3)

async def main():
    await cross(
        helper,
        helper.turn_left,
        helper.turn_right,
    )
    await cross(
        player,
        player.turn_right,
        player.turn_left,
    )

asyncio.run(main())
