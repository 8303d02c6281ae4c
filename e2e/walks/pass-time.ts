import type { Fixture } from './fixture.ts'

/** The page is at rest before, for a script of it that is still on its way would count as late afterwards. */
export async function passTime({ page }: Pick<Fixture, 'page'>, milliseconds: number): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor()
  await page.clock.fastForward(milliseconds)
}
