import type { Fixture } from './fixture.ts'

export const picture = ({ page }: Fixture) => page.getByRole('group', { name: 'Picture of the show' })
export const press = (fixture: Fixture, name: RegExp | string) =>
  picture(fixture).getByRole('button', { name, exact: true }).click()
export const options = (fixture: Fixture) =>
  picture(fixture).getByRole('group', { name: 'Options of the picture' })

export async function pressOption(fixture: Fixture, name: RegExp | string): Promise<void> {
  if (!(await options(fixture).isVisible())) await press(fixture, /^Options/)
  await options(fixture).getByRole('button', { name, exact: true }).click()
}
