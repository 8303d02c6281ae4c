import type { Locator } from '@playwright/test'
import type { StaffRight } from '#contract/staff/staff-rights.ts'
import { codeOf, makeEditor } from '#tests/support/editor.ts'
import { load, type TestUser } from './scenario.ts'

export const region = ({ page }: TestUser, name: string): Locator =>
  page.getByRole('region', { name, exact: true })

/** Opens a screen of the desk as a new member of staff. */
export async function logInAtDesk(
  user: TestUser,
  rights: readonly StaffRight[],
  query: string,
): Promise<void> {
  const { db, page } = user
  const editor = await makeEditor(db, rights)
  await load(user, `/staff/content?${query}`)
  await page.getByLabel('E-mail').fill(editor.email)
  await page.getByLabel('Password', { exact: true }).fill(editor.password)
  await page.getByLabel('One-time code').fill(codeOf(editor))
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
}
