import type { Locator, Page } from '@playwright/test'
import type { StaffRight } from '#contract/staff/staff-rights.ts'
import type { TestDb } from '#tests/support/database.ts'
import { codeOf, type Editor, logInEditor, makeEditor } from '#tests/support/editor.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { expect } from './fixtures.ts'

export async function setRights(db: TestDb, { email }: Editor, rights: readonly StaffRight[]): Promise<void> {
  await db
    .updateTable('staff')
    .set({ rights: [...rights] })
    .where('email', '=', email)
    .execute()
}

/** Logs in at the entries. */
export async function logIn(page: Page, editor: Editor): Promise<void> {
  await page.goto(ENTRIES)
  await enterCredentials(page, editor)
  await expect(page.getByRole('heading', { name: 'Entries', level: 1 })).toBeVisible()
}

export const ENTRIES = '/staff/content?screen=entries'

export async function enterCredentials(page: Page, editor: Editor): Promise<void> {
  await page.getByLabel('E-mail').fill(editor.email)
  await page.getByLabel('Password', { exact: true }).fill(editor.password)
  await page.getByLabel('One-time code').fill(codeOf(editor))
  await page.locator('main').getByRole('button', { name: 'Log in' }).click()
}

/** Somebody else who edits at the same time, without a browser. */
export const otherEditor = async (db: TestDb, url: string | undefined): Promise<Shopper> =>
  logInEditor(url ?? '', await makeEditor(db))

/** Follows a link of the navigation between the screens, which is in the menu where the window is narrow. */
export async function follow(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const menu = page.getByRole('button', { name: 'Open menu' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('navigation', { name: 'Staff desk' }).getByRole('link', { name }).click()
}

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click()

/** The field of the title of the opened entry. */
export const title = (page: Page): Locator => page.getByLabel('Title', { exact: true })

/** Begins an entry of a kind, or opens it when it is there; from another entry by the list. */
export async function openEntry(page: Page, kind: string, key: string): Promise<void> {
  const list = page.getByRole('link', { name: /^All / })
  if (await list.isVisible()) await list.click()
  await page.getByLabel('Kind', { exact: true }).selectOption(kind)
  await page.getByLabel('Path or name of a new entry').fill(key)
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('heading', { name: key, level: 2 })).toBeVisible()
}
