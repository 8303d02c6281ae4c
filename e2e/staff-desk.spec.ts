import type { Page } from '@playwright/test'
import { makeEditor } from '#tests/support/editor.ts'
import { violationsOn } from './a11y-check.ts'
import { expect, test } from './fixtures.ts'
import { enterCredentials, follow, logIn, openEntry, press, setRights, title } from './staff.ts'

test.use({ customer: null, pictures: false })

test('the desk has its own header and navigation, nothing of the shop around its pages, and a menu for the keyboard on a phone', {
  tag: '@core',
}, async ({ page, db }) => {
  const editor = await makeEditor(db)
  await setRights(db, editor, ['orders', 'edit'])
  await page.goto('/staff')
  await expect(page).toHaveTitle(/^Staff log-in/)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await enterCredentials(page, editor)
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
  await expect(page).toHaveTitle(/^Orders – Staff desk/)
  const navigation = page.getByRole('navigation', { name: 'Staff desk' })
  await expect(navigation.getByRole('link')).toHaveText(['Orders', 'Entries', 'Drafts', 'Media', 'Redirects'])
  await expect(navigation.locator('[aria-current="page"]')).toHaveText('Orders')
  for (const role of ['contentinfo', 'searchbox'] as const)
    await expect(page.getByRole(role, { name: /product|shop/i })).toHaveCount(0)
  for (const name of ['Sale', 'Privacy choices', 'Contact'])
    await expect(page.getByRole('region', { name })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /chat|search the shop/i })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /cart|create an account/i })).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(navigation).toBeHidden()
  const menu = page.getByRole('button', { name: 'Open menu' })
  await menu.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  expect(await violationsOn(page, 'menu of the desk', [390])).toEqual([])
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(menu).toBeFocused()
  await menu.press('Enter')
  await drawer.getByRole('link', { name: 'Redirects' }).press('Enter')
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Redirects', level: 1 })).toBeFocused()
  await menu.press('Enter')
  await drawer.getByRole('button', { name: 'Log out' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Staff log-in', level: 1 })).toBeVisible()
})

test('setup leads to the setting that ends a line, and the navigation to all settings again', async ({
  page,
  db,
}) => {
  await logIn(page, await makeEditor(db))
  await follow(page, 'Setup')
  const found = page.getByLabel('Find a setting')
  await page.getByRole('link', { name: 'Sender of e-mails' }).click()
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeFocused()
  await expect(found).toHaveValue('Sender of e-mails')
  await expect(page.getByLabel('Sender of e-mails', { exact: true })).toBeVisible()
  await expect(page.getByLabel('New orders', { exact: true })).toBeHidden()
  await follow(page, 'Settings')
  await expect(found).toHaveValue('')
  await expect(page.getByLabel('New orders', { exact: true })).toBeVisible()
})

/** A screen that throws while `isBroken` of the window is set. */
const BREAKABLE = `() => {
  if (globalThis.isBroken) throw new Error('the screen breaks')
  return 'The screen is back.'
}`
const setBroken = (page: Page, isBroken: boolean) =>
  page.evaluate((value) => void Object.assign(globalThis, { isBroken: value }), isBroken)

test('a screen that breaks leaves the navigation usable, says so, and is tried again', async ({
  page,
  db,
}) => {
  await page.route('**/assets/customer-screen-*.js', async (route) => {
    const script = await (await route.fetch()).text()
    const names = [...script.matchAll(/\bas (\w+)/g)].map(([, name]) => name)
    const body = names.map((name) => `export const ${name} = ${BREAKABLE}`).join('\n')
    await route.fulfill({ body, contentType: 'text/javascript' })
  })
  await logIn(page, await makeEditor(db))
  await setBroken(page, true)
  await follow(page, 'Newsletter')
  const failure = page.getByRole('alert').filter({ hasText: 'This screen stopped working.' })
  await expect(failure).toBeVisible()
  expect(await violationsOn(page, 'broken screen')).toEqual([])
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(failure).toBeVisible()
  await follow(page, 'Redirects')
  await expect(page.getByRole('heading', { name: 'Redirects', level: 1 })).toBeVisible()
  await expect(failure).toHaveCount(0)
  await follow(page, 'Newsletter')
  await expect(failure).toBeVisible()
  await setBroken(page, false)
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('The screen is back.')).toBeVisible()
})

test('blocks of a page are added by name, moved and removed with undo by keyboard, and a problem is told at its field', async ({
  page,
  db,
}) => {
  await logIn(page, await makeEditor(db))
  await openEntry(page, 'page', `/pages/blocks-${Date.now()}`)
  await title(page).fill('Blocks')
  const add = async (name: string) => {
    await press(page, 'Add a block')
    await page.getByRole('dialog', { name: 'Which block?' }).getByRole('button', { name }).press('Enter')
  }
  const block = (name: string) => page.getByRole('button', { name, expanded: true })
  await add('Text')
  await expect(block('1. Text')).toBeFocused()
  await page.getByRole('textbox', { name: 'Text' }).fill('Hello')
  await add('Picture')
  await expect(block('2. Picture')).toBeFocused()
  await page.getByRole('button', { name: 'Move 2. Picture up' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Move 1. Picture up' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove 2. Text' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^2\. Text/ }).first()).toBeFocused()
  await press(page, 'Save draft')
  const problems = page.getByRole('region', { name: /^Page / }).getByRole('alert')
  await problems.getByRole('link', { name: '1. Picture, Width' }).press('Enter')
  const width = page.getByRole('spinbutton', { name: 'Width' })
  await expect(width).toBeFocused()
  await expect(width).toHaveAccessibleDescription(/The least is 1\./)
  expect(await violationsOn(page, 'blocks', [1440, 390], 'iframe')).toEqual([])
})
