import { STAFF_COOKIE } from '#contract/staff/staff.ts'
import { makeEditor } from '#tests/support/editor.ts'
import { violationsOn } from './a11y-check.ts'
import { expect, test } from './switched.ts'
import { QUICK } from './quick-poll.ts'
import { logIn } from './staff.ts'

test.use({ customer: null, pictures: false })
const WIDTHS = [390, 992, 1440]

test('an editor saves a draft of a new page, which no visitor reads, and publishes it, and visitors read it', {
  tag: '@core',
}, async ({ page, request, db }) => {
  await logIn(page, await makeEditor(db))
  const path = `/pages/trial-${Date.now()}`
  const read = async () => {
    const body = { project_id: 11, url: path }
    const { cookies } = await page.context().storageState()
    const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
    const reply = await request.post('/shop-api/public/api/site/get-marketing-page', {
      data: body,
      headers: { 'x-xsrf-token': decodeURIComponent(token), cookie: `XSRF-TOKEN=${token}` },
    })
    return reply.text()
  }
  await page.getByLabel('Path or name of a new entry').fill(path)
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByLabel('Title', { exact: true }).fill('A trial page')
  await expect(page.getByText('You have unsaved changes.')).toBeVisible()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Saved as a draft.')).toBeVisible()
  expect(await read()).toBe('null')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible()
  await expect.poll(read, QUICK).toContain('A trial page')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(read, QUICK).toBe('null')
})

test('text that is not saved yet outlives the log-in, and a field for each state keeps what is typed', async ({
  page,
  db,
}) => {
  await logIn(page, await makeEditor(db))
  await page
    .getByRole('link', { name: /transit/i })
    .first()
    .click()
  await page
    .getByRole('button', { name: /Days in transit/ })
    .first()
    .press('Enter')
  const days = page.getByLabel('Days to each state')
  await days.fill('MO')
  await expect(days).toHaveValue('MO')
  await expect(page.getByText('Line 1 is not a state and its days, such as MO 2.')).toBeVisible()
  await days.pressSequentially(' 2')
  await expect(days).toHaveValue('MO 2')
  await page.getByLabel('Title', { exact: true }).fill('Not saved yet')
  await page.context().clearCookies({ name: STAFF_COOKIE })
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('heading', { name: 'Staff log-in' })).toBeFocused()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Not saved yet')
  await expect(days).toHaveValue('MO 2')
})

test('the staff pages have no accessibility violation', async ({ page, db }) => {
  const editor = await makeEditor(db)
  await page.goto('/staff')
  await expect(page.getByRole('heading', { name: 'Staff log-in' })).toBeVisible()
  expect(await violationsOn(page, 'staff log-in', WIDTHS)).toEqual([])
  await logIn(page, editor)
  await page
    .getByRole('link', { name: /contact/i })
    .first()
    .click()
  await expect(page.getByText('No unsaved changes.')).toBeVisible()
  expect(await violationsOn(page, 'content editor', WIDTHS, 'iframe')).toEqual([])
})
