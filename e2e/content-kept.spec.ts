import sharp from 'sharp'
import type { Page } from '@playwright/test'
import { STAFF_COOKIE } from '#contract/staff/staff.ts'
import { staffSettingsCalls } from '#contract/staff/staff-settings.ts'
import { makeEditor } from '#tests/support/editor.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { draftOf, page as pageAt, pageOf } from '#tests/support/editing.ts'
import { expect, test } from './switched.ts'
import { follow, logIn, openEntry, otherEditor, press, title } from './staff.ts'
import { holdAnswers } from './watched-calls.ts'

test.use({ customer: null, pictures: false })

const loading = (page: Page) => page.getByRole('group', { name: 'Loading' })

test('a picture whose upload ends after its dialog was closed does not put back the text of before', async ({
  page,
  db,
}) => {
  const create = { width: 30, height: 20, channels: 3, background: 'teal' } as const
  const buffer = await sharp({ create }).png().toBuffer()
  await logIn(page, await makeEditor(db))
  await openEntry(page, 'tile', `tile-${Date.now()}`)
  const release = await holdAnswers(page, '**/staff/content/upload*')
  await press(page, 'Choose a picture')
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  await dialog.getByLabel('Picture').setInputFiles({ name: 'teal.png', mimeType: 'image/png', buffer })
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  const alt = page.getByRole('textbox', { name: 'Alternative text' })
  await alt.fill('Typed meanwhile')
  await expect(loading(page)).toHaveCount(0)
  const listed = page.waitForResponse('**/staff/content/media*')
  await release()
  await listed
  await expect(alt).toHaveValue('Typed meanwhile')
  await expect(page.getByRole('textbox', { name: 'Picture' })).toHaveValue('')
})

test('a publication of other drafts leaves the text of an entry that was opened meanwhile', async ({
  page,
  frame,
  db,
  baseURL,
}) => {
  const path = `/pages/opened-${Date.now()}`
  await draftOf(await otherEditor(db, baseURL), pageAt(path), pageOf('Drafted'))
  await logIn(page, await makeEditor(db))
  await follow(page, 'Drafts')
  const drafts = page.getByRole('region', { name: 'Drafts' })
  await press(page, 'Choose none')
  await drafts.getByRole('checkbox', { name: `page ${path}` }).check()
  const release = await holdAnswers(page, '**/staff/content/publish*')
  await drafts.getByRole('button', { name: /^Publish 1 of/ }).click()
  await drafts.getByRole('link', { name: `Open page ${path}` }).click()
  await title(page).fill('Typed meanwhile')
  await frame.seeRest(() => 1)
  const published = page.waitForResponse('**/staff/content/publish*')
  await release()
  await published
  await frame.seeRest()
  await expect(loading(page)).toHaveCount(0)
  await expect(title(page)).toHaveValue('Typed meanwhile')
})

test('an entry that is kept after all has the text from before its removal, and the focus stays in it', async ({
  page,
  db,
}) => {
  const path = `/pages/kept-${Date.now()}`
  await logIn(page, await makeEditor(db))
  await openEntry(page, 'page', path)
  await title(page).fill('First')
  await press(page, 'Save draft')
  await expect(page.getByText('Saved as a draft.')).toBeVisible()
  await press(page, 'Publish')
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible()
  await title(page).fill('Typed since')
  await press(page, 'Remove entry')
  const heading = page.getByRole('heading', { name: path, level: 2 })
  await expect(heading).toBeFocused()
  await press(page, 'Keep the entry')
  await expect(title(page)).toHaveValue('Typed since')
  await expect(heading).toBeFocused()
})

test('an attempt to leave while a draft is being saved is told to wait, and the skip link is no such attempt', async ({
  page,
  db,
}) => {
  await logIn(page, await makeEditor(db))
  await openEntry(page, 'page', `/pages/waiting-${Date.now()}`)
  await title(page).fill('Typed')
  await page.getByRole('link', { name: 'Skip to main content' }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('dialog', { name: 'You have unsaved changes' })).toBeHidden()
  const release = await holdAnswers(page, '**/staff/content/save-draft*')
  await press(page, 'Save draft')
  await follow(page, 'Media')
  await expect(page.getByText('Wait until it is saved.')).toBeVisible()
  await release()
  await expect(page.getByText('Saved as a draft.')).toBeVisible()
})

test('a session that ends while staff look around leads to the log-in', async ({ page, db }) => {
  await logIn(page, await makeEditor(db))
  await expect(loading(page)).toHaveCount(0)
  await page.context().clearCookies({ name: STAFF_COOKIE })
  await follow(page, 'Media')
  await expect(page.getByRole('heading', { name: 'Staff log-in' })).toBeFocused()
})

test('typed settings are kept until they are saved, and a conflict shows the value of the other', async ({
  page,
  db,
  baseURL,
}) => {
  const name = 'Phone number of the professional line'
  const colleague = await otherEditor(db, baseURL)
  await logIn(page, await makeEditor(db))
  await follow(page, 'Settings')
  const shop = page.getByRole('region', { name: 'Settings: Shop' })
  const save = shop.getByRole('button', { name: /^Save / })
  const field = page.getByRole('textbox', { name })
  const find = page.getByLabel('Find a setting')
  await field.fill('Mine')
  await find.fill('no such setting')
  await expect(field).toHaveCount(0)
  await find.fill('')
  await expect(field).toHaveValue('Mine')
  await follow(page, 'Drafts')
  await expect(page.getByRole('dialog', { name: 'You have unsaved changes' })).toBeVisible()
  await press(page, 'Stay')
  const theirs = `(417) 555-${String(Date.now()).slice(-4)}`
  await saveElsewhere(colleague, 'proline_phone_number', theirs)
  await save.click()
  await expect(shop.getByRole('heading', { name: 'Fix 1 field' })).toBeFocused()
  await expect(shop.getByRole('link', { name: `Theirs: ${theirs}` })).toBeVisible()
  await press(page, `Take theirs for ${name}`)
  await expect(field).toHaveValue(theirs)
  await expect(field).toBeFocused()
  const release = await holdAnswers(page, '**/staff/settings/save*')
  await field.fill('(417) 555-0101')
  await save.click()
  await field.fill('(417) 555-0101, and typed on')
  await release()
  await expect(save).not.toHaveAttribute('aria-busy')
  await expect(field).toHaveValue('(417) 555-0101, and typed on')
  await save.click()
  await expect(shop.getByText('Saved.', { exact: true })).toBeVisible()
  await expect(field).toHaveValue('(417) 555-0101, and typed on')
})

async function saveElsewhere(colleague: Shopper, key: string, value: string): Promise<void> {
  const settings = await colleague.call(staffSettingsCalls.listSettings, {})
  const setting = settings.find((each) => each.key === key)
  if (!setting) throw new Error(`no setting ${key}`)
  const { kind, value: before } = setting
  await colleague.call(staffSettingsCalls.saveSetting, { body: { kind, key, before, value } })
}

test('a group of settings is saved at once, and what was not saved is kept and told by setting', async ({
  page,
  db,
}) => {
  await logIn(page, await makeEditor(db))
  await follow(page, 'Settings')
  const group = page.getByRole('region', { name: 'Settings: E-mail and notices' })
  const replies = group.getByLabel('Address for replies')
  const name = group.getByLabel('Name of the sender')
  const cases = group.getByLabel('Low stock from')
  await name.fill(`Sender ${Date.now()}`)
  await replies.fill('nobody')
  await cases.fill('7')
  await press(page, 'Save 3 changes in E-mail and notices')
  await expect(group.getByRole('heading', { name: 'Fix 1 field' })).toBeFocused()
  await expect(group.getByText('Saved 2 of 3 settings.')).toBeVisible()
  await group.getByRole('link', { name: 'Address for replies: mail_reply_to cannot be "nobody"' }).click()
  await expect(replies).toBeFocused()
  await expect(replies).toHaveValue('nobody')
  await expect(replies).toHaveAttribute('aria-invalid', 'true')
  await press(page, 'Reset E-mail and notices')
  await expect(replies).not.toHaveValue('nobody')
  await expect(group.getByRole('heading', { name: 'Fix 1 field' })).toBeHidden()
  await page.reload()
  await expect(cases).toHaveValue('7')
})

/** The settings whose fields React has rendered since the page was marked: it gives a rendered element new props. */
const renderedSettings = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main li :is(input, textarea)')]
      .filter((field) => {
        const name = Object.keys(field).find((each) => each.startsWith('__reactProps')) ?? ''
        const isRendered = Reflect.get(field, 'seenProps') !== Reflect.get(field, name)
        Reflect.set(field, 'seenProps', Reflect.get(field, name))
        return isRendered
      })
      .map((field) => field.closest('li')?.querySelector('label')?.textContent ?? ''),
  )

test('typing into a setting renders no other setting', async ({ page, db }) => {
  const name = 'Phone number of the professional line'
  await logIn(page, await makeEditor(db))
  await follow(page, 'Settings')
  const field = page.getByRole('textbox', { name })
  await expect(field).toBeVisible()
  expect((await renderedSettings(page)).length).toBeGreaterThan(10)
  await field.pressSequentially('12')
  expect(await renderedSettings(page)).toEqual([name])
})
