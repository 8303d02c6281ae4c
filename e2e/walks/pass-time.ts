import type { Fixture } from './fixture.ts'

type Passing = Pick<Fixture, 'frame' | 'held' | 'page'>

/** The page is at rest before: a script or call that is still on its way would count as late afterwards. */
export async function passTime({ frame, held, page }: Passing, milliseconds: number): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor()
  await frame.seeRest(() => held.count)
  await page.clock.fastForward(milliseconds)
}
