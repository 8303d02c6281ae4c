import { volumeCalls } from '#contract/account/volume.ts'
import { decideVolumeRequest } from '#server/account/volume/decide-volume-request.ts'
import { violationsOn } from './a11y-check.ts'
import { expect, test } from './fixtures.ts'
import { VolumeDriver } from './pages/volume.driver.ts'

const MESSAGE = 'We have your application for volume pricing. We answer within 2 working days.'

test.use({ customer: 'silver', pictures: false })

test('[PRC-03][PRC-06][PRC-08][API-22][MSG-19][MSG-20] an application is sent by keyboard, and a card replaces the form', {
  tag: '@core',
}, async ({ page, db, email, frame, shopper }) => {
  const form = new VolumeDriver(page)
  await form.open()
  await form.submit.focus()
  await page.keyboard.press('Enter')
  await form.seeProblem('Tax ID: Required')
  await page.getByRole('link', { name: 'Yearly volume: Required' }).press('Enter')
  await expect(page.getByRole('combobox', { name: 'Yearly volume' })).toBeFocused()
  await form.fill('12-34567')
  await form.submit.press('Enter')
  await form.seeProblem('Tax ID: must be nine digits, such as 12-3456789')
  await form.fill('12-3456789')
  // the response is lost after the shop has stored it; a retry must not create a second application
  await page.route('**/submit-request-form', (route) => route.abort(), { times: 1 })
  await form.submit.press('Enter')
  await form.seeProblem('No answer came from the shop.')
  await form.submit.press('Enter')
  await frame.seeMessage(MESSAGE, 'top center')
  await form.seeSubmitted()
  await expect(form.main.getByRole('heading', { name: /^Submitted/ })).toBeFocused()
  await page.reload()
  await form.seeSubmitted()
  expect((await shopper.call(volumeCalls.selectRequestForm, {})).submitted_at).not.toBe(null)
  const { id } = await db
    .selectFrom('volume_requests as r')
    .innerJoin('customers as c', 'c.id', 'r.customer_id')
    .select('r.id')
    .where('c.email', '=', email)
    .executeTakeFirstOrThrow()
  const facts = { id, projectId: null, submittedAt: null, by: null, now: new Date() }
  await decideVolumeRequest(db, { ...facts, verdict: { reason: 'The tax ID is unknown.' } })
  await page.reload()
  await expect(form.main).toContainText('We could not approve your application: The tax ID is unknown.')
  await expect(form.submit).toBeVisible()
})

test('[PRC-03] while loading, offline and after a failure the page shows the state, Retry loads it, and a late profile gives the company', async ({
  page,
  context,
}) => {
  const form = new VolumeDriver(page)
  const company = form.main.getByRole('textbox', { name: 'Company' })
  const profile = Promise.withResolvers<void>()
  await page.route('**/select-profile*', async (route) => {
    await profile.promise
    await route.continue()
  })
  await page.route('**/select-request-form*', (route) => route.fulfill({ status: 500, body: '' }), {
    times: 1,
  })
  await form.open()
  await expect(form.main.getByRole('alert')).toContainText('Your application could not be looked up.')
  await form.main.getByRole('button', { name: 'Retry' }).click()
  await expect(form.submit).toBeVisible()
  await form.main.getByRole('textbox', { name: 'Tax ID' }).fill('12-3456789')
  await expect(company).toHaveValue('')
  profile.resolve()
  await expect(company).toHaveValue('Whitfield Roadside Stands')
  await context.setOffline(true)
  await expect(form.submit).toHaveAttribute('aria-disabled', 'true')
  await context.setOffline(false)
  await expect(form.submit).not.toHaveAttribute('aria-disabled', 'true')
})

for (const projectId of [11, 14] as const)
  test.describe(`storefront ${projectId}`, () => {
    test.use({ projectId, customer: projectId === 14 ? 'pro' : 'silver' })

    test('axe finds nothing on the form, with its problems, and on the card', async ({ page, shopper }) => {
      const form = new VolumeDriver(page)
      await form.open()
      await form.submit.click()
      await form.seeProblem('Tax ID: Required')
      expect(await violationsOn(page, 'volume application', [390, 992, 1440])).toEqual([])
      await shopper.call(volumeCalls.submitRequestForm, {
        body: { company: 'Quill', tax_id: '12-3456789', yearly_volume: 'under-5000', state: 'MO' },
      })
      await page.reload()
      await form.seeSubmitted()
      expect(await violationsOn(page, 'volume application sent', [390, 992, 1440])).toEqual([])
    })
  })

test.describe('a visitor', () => {
  test.use({ customer: null })

  test('[REG-03] sees the description, and returns to the form after login', async ({ page, email }) => {
    const form = new VolumeDriver(page)
    await form.open()
    await expect(form.submit).toHaveCount(0)
    await form.main.getByRole('link', { name: 'Log in' }).click()
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await page.getByRole('textbox', { name: 'Password' }).fill('Fireworks!2026')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/pages\/volume-application$/)
    await expect(form.submit).toBeVisible()
  })
})
