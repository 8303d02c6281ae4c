import type { Page } from '@playwright/test'
import { contentEditingCalls as edit } from '#contract/content/content-editing.ts'
import { STAFF_COOKIE } from '#contract/staff/staff.ts'
import { STAFF_RIGHTS } from '#contract/staff/staff-rights.ts'
import { makeEditor } from '#tests/support/editor.ts'
import { draftOf, page as pageAt, pageOf, published } from '#tests/support/editing.ts'
import { expect, test } from './switched.ts'
import { QUICK } from './quick-poll.ts'
import { enterCredentials, follow, logIn, openEntry, otherEditor, press, setRights, title } from './staff.ts'
import { countCalls } from './watched-calls.ts'

test.use({ customer: null, pictures: false })

const status = (page: Page) =>
  page
    .getByRole('region', { name: /^Page / })
    .getByRole('status')
    .first()
const dialog = (page: Page) => page.getByRole('dialog', { name: 'You have unsaved changes' })

test('text that is not saved is only dropped on purpose: by Back, by a link, by the list, by logging out', async ({
  page,
  db,
}) => {
  await logIn(page, await makeEditor(db))
  const path = `/pages/unsaved-${Date.now()}`
  await openEntry(page, 'page', path)
  await title(page).fill('Unsaved')
  for (const leave of [
    () => page.goBack(),
    () => page.getByRole('banner').getByRole('link').first().click(),
    () => page.getByRole('link', { name: 'All pages' }).click(),
    () => press(page, 'Log out'),
  ]) {
    await leave()
    await expect(dialog(page)).toBeVisible()
    await press(page, 'Stay')
    await expect(dialog(page)).toBeHidden()
    await expect(title(page)).toHaveValue('Unsaved')
    // the way back is undone after the dialog
    await expect.poll(() => new URL(page.url()).searchParams.get('key'), QUICK).toBe(path)
  }
  await page.route('**/staff/log-out*', (route) => route.abort())
  await press(page, 'Log out')
  await press(page, 'Leave without saving')
  await expect(page.getByText('The log-out is not confirmed. The shop did not answer.')).toBeVisible()
  await page.unroute('**/staff/log-out*')
  await press(page, 'Log out')
  await expect(page.getByRole('heading', { name: 'Staff log-in', level: 1 })).toBeVisible()
  await expect(title(page)).toHaveCount(0)
})

test('an undo that is refused or gets no answer says so', async ({ page, db, baseURL }) => {
  await logIn(page, await makeEditor(db))
  const path = `/pages/undo-${Date.now()}`
  await openEntry(page, 'page', path)
  await title(page).fill('Mine')
  await press(page, 'Save draft')
  await expect(status(page)).toContainText('Saved as a draft')
  await press(page, 'Publish')
  await expect(status(page)).toHaveText('Published. Visitors see it now.')
  await page.route('**/staff/content/restore*', (route) => route.abort())
  await press(page, 'Undo')
  const alert = page.getByRole('region', { name: /^Page / }).getByRole('alert')
  await expect(alert).toContainText('It may or may not be undone')
  await expect(alert).toContainText('The shop did not answer. Undo again to make sure.')
  await page.unroute('**/staff/content/restore*')
  await published(await otherEditor(db, baseURL), pageAt(path), pageOf('Theirs'))
  await press(page, 'Undo again')
  await expect(status(page)).toContainText('Not undone')
  await press(page, 'Take theirs')
  await expect(title(page)).toHaveValue('Theirs')
})

test('a publication after the log-in is over says so, keeps the draft, and works after another log-in', async ({
  page,
  db,
}) => {
  await logIn(page, await makeEditor(db))
  const path = `/pages/expired-${Date.now()}`
  await openEntry(page, 'page', path)
  await title(page).fill('Mine')
  await press(page, 'Save draft')
  await expect(status(page)).toContainText('Saved as a draft')
  await page.context().clearCookies({ name: STAFF_COOKIE })
  await press(page, 'Publish')
  const alert = page.getByRole('region', { name: /^Page / }).getByRole('alert')
  await expect(alert).toContainText('Not published')
  await expect(alert).toContainText('Your log-in is over. Log in again, then try again.')
  await expect(status(page)).toContainText('Saved as a draft')
  await expect(page.getByRole('heading', { name: 'Staff log-in' })).toBeFocused()
  await enterCredentials(page, await makeEditor(db))
  await expect(page.getByRole('heading', { name: 'Staff log-in' })).toHaveCount(0)
  await press(page, 'Publish')
  await expect(status(page)).toHaveText('Published. Visitors see it now.')
  await expect(alert).toHaveCount(0)
})

test('an editor without the right to publish any more is told so, on both screens that publish', async ({
  page,
  db,
}) => {
  const editor = await makeEditor(db)
  const path = `/pages/right-${Date.now()}`
  await logIn(page, editor)
  await openEntry(page, 'page', path)
  await title(page).fill('Mine')
  await press(page, 'Save draft')
  await expect(status(page)).toContainText('Saved as a draft')
  await setRights(db, editor, ['edit'])
  await page.setViewportSize({ width: 390, height: 844 })
  await press(page, 'Publish')
  const reason = 'You have no right to do this. Ask the person who enrolled you.'
  const alert = page.getByRole('region', { name: /^Page / }).getByRole('alert')
  await expect(alert).toContainText(reason)
  await expect(alert).toBeInViewport({ ratio: 1 })
  await setRights(db, editor, STAFF_RIGHTS)
  await page.reload()
  await follow(page, 'Drafts')
  const drafts = page.getByRole('region', { name: 'Drafts' })
  await press(page, 'Choose none')
  await drafts.getByRole('checkbox', { name: `page ${path}` }).check()
  await setRights(db, editor, ['edit'])
  await drafts.getByRole('button', { name: /^Publish 1 of/ }).click()
  await expect(drafts.getByRole('alert')).toContainText('Nothing was published')
  await expect(drafts.getByRole('alert')).toContainText(reason)
  await expect(drafts.getByRole('alert')).toBeInViewport({ ratio: 1 })
})

test('an editor discards a draft, brings back an earlier version, and removes an entry', async ({
  page,
  db,
  baseURL,
}) => {
  const colleague = await otherEditor(db, baseURL)
  const path = `/pages/history-${Date.now()}`
  for (const each of ['First', 'Second']) await published(colleague, pageAt(path), pageOf(each))
  await draftOf(colleague, pageAt(path), pageOf('Third'))
  await logIn(page, await makeEditor(db))
  await openEntry(page, 'page', path)
  await expect(title(page)).toHaveValue('Third')
  await press(page, 'Discard draft')
  await press(page, 'Discard')
  await expect(page.getByText('The draft is discarded.')).toBeVisible()
  await expect(title(page)).toHaveValue('Second')
  await page.getByText('History', { exact: true }).click()
  await page
    .getByRole('button', { name: /^Bring back/ })
    .nth(1)
    .click()
  await expect(title(page)).toHaveValue('First')
  await expect(page.getByText('The draft is discarded.')).toHaveCount(0)
  await press(page, 'Save draft')
  await expect(status(page)).toContainText('Saved as a draft')
  await press(page, 'Publish')
  await expect(status(page)).toHaveText('Published. Visitors see it now.')
  const live = async () => (await colleague.call(edit.openContent, { body: pageAt(path) })).live
  expect(await live()).toMatchObject({ body: { title: 'First' } })
  await press(page, 'Remove entry')
  await expect(page.getByRole('heading', { name: 'This draft removes the entry' })).toBeVisible()
  await press(page, 'Save draft')
  await expect(status(page)).toContainText('Saved as a draft')
  await press(page, 'Publish')
  await expect(status(page)).toHaveText('Published. Visitors see it now.')
  expect(await live()).toBeNull()
  await press(page, 'Undo')
  await expect(page.getByText('Undone. Visitors see what they saw before.')).toBeVisible()
  expect(await live()).toMatchObject({ body: { title: 'First' } })
})

test('an entry has a position in its list, and a time from which and until which visitors see it', async ({
  page,
  db,
  baseURL,
}) => {
  await logIn(page, await makeEditor(db))
  const key = `slide-${Date.now()}`
  await expect(page.getByRole('group', { name: 'Loading' })).toHaveCount(0)
  const listed = countCalls(page, /staff\/content\/list/)
  await openEntry(page, 'slide', key)
  await page.getByLabel('Position in its list').fill('7')
  // opening an entry changes no list; that after the log-in had come
  expect(listed()).toBe(0)
  await page.getByLabel('Visible from').fill('2031-05-01T08:00')
  await page.getByLabel('Visible until').fill('2031-05-02T08:00')
  await press(page, 'Save draft')
  await expect(page.getByText('Saved as a draft')).toBeVisible()
  const { draft } = await (await otherEditor(db, baseURL)).call(edit.openContent, {
    body: { kind: 'slide', key },
  })
  const content = draft?.content
  expect([
    content?.position,
    Date.parse(content?.ends_at ?? '') - Date.parse(content?.starts_at ?? ''),
  ]).toEqual([7, 86_400_000])
})
