import { NARROW, violationsOn, WIDE } from './a11y-check.ts'
import { expect, test } from './fixtures.ts'
import { openTakenOver } from './hydration.ts'
import { RegisterDriver } from './pages/register.driver.ts'

test.use({ pictures: false })

const password = 'Willow~Gate7'
const fresh = () => `mara-${crypto.randomUUID().slice(0, 8)}@quill.example`

test('[ROUTE-37] [REG-02] [MSG-16] a registration logs in and leads to the main page', {
  tag: '@core',
}, async ({ page }) => {
  const register = new RegisterDriver(page)
  await openTakenOver(page, '/login')
  await page.getByRole('link', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeFocused()
  await register.fill(fresh(), password)
  await register.submit.click()
  await expect(page.getByText('Registration complete! Taking you to the main page.').first()).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('button', { name: 'Hi, Mara Account' })).toBeVisible()
  await page.goto('/register')
  await expect(page).toHaveURL(/\/$/)
})

test('[REG-01] [REG-03] [MSG-15] with volume pricing checked it leads to the application form', async ({
  page,
}) => {
  const register = new RegisterDriver(page)
  await page.goto('/register')
  await register.fill(fresh(), password)
  await page.getByText('I want volume pricing').click()
  await register.submit.click()
  await expect(
    page.getByText('Registration complete! Taking you to the Volume Application Form.').first(),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/pages\/volume-application$/)
})

test('[MSG-14] a rejected registration shows the reason and keeps the typed values', {
  tag: '@core',
}, async ({ page, email }) => {
  const register = new RegisterDriver(page)
  await page.goto('/register')
  await register.fill(email, password)
  await register.submit.click()
  await register.seeProblem('There is an account with this e-mail already. Log in, or reset its password.')
  await expect(register.email).toHaveValue(email)
  await expect(page).toHaveURL(/\/register$/)
})

test('[MSG-14] a registration with a lost response can be sent again with the typed values', async ({
  page,
  context,
}) => {
  const register = new RegisterDriver(page)
  await page.goto('/register')
  await register.fill(fresh(), password)
  await context.route('**/auth/register', (route) => route.abort(), { times: 1 })
  await register.submit.click()
  await register.seeProblem('No answer came from the shop.')
  await register.submit.click()
  await expect(page).toHaveURL(/\/$/)
})

test('[VAL-26] all missing fields are listed at once, and each item links to its field', async ({ page }) => {
  const register = new RegisterDriver(page)
  await page.goto('/register')
  await page.getByRole('textbox', { name: 'City' }).fill('Rolla')
  await register.submit.click()
  await register.seeProblem('First name: Required')
  await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveText([
    'First name: Required',
    'Last name: Required',
    'E-mail: Required',
    'Street address: Required',
    'ZIP code: Required',
    'State: Required',
    'New password: Required',
    'Repeat password: Required',
    'Age: Confirm the age of at least 18 years.',
  ])
  await page.getByRole('link', { name: 'ZIP code: Required' }).click()
  await expect(page.getByRole('textbox', { name: 'ZIP code' })).toBeFocused()
})

test.describe('a customer', () => {
  test.use({ customer: 'silver' })

  test('[ACC-04] [MSG-29] [VAL-16] changes the password by keyboard; other sessions end', {
    tag: '@core',
  }, async ({ page, shopper }) => {
    await page.goto('/account/password')
    const fields = ['Current password', 'New password', 'Repeat password'].map((name) =>
      page.getByRole('textbox', { name, exact: true }),
    )
    for (const [index, text] of ['Wrong~Gate7', password, password].entries()) {
      await fields[index]?.focus()
      await page.keyboard.insertText(text)
    }
    await page.keyboard.press('Enter')
    const summary = page.getByRole('main').getByRole('alert')
    await expect(summary).toContainText('Your current password is not right.')
    await fields[0]?.fill('Fireworks!2026')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByRole('status')).toContainText('Password changed.')
    for (const field of fields) await expect(field).toHaveValue('')
    const other = await shopper.json('GET', '/shop-api/auth/me?project_id=11')
    expect(other.status).toBe(401)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Password' })).toBeVisible()
  })

  test('axe finds nothing on the password page', async ({ page }) => {
    await page.goto('/account/password')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    expect(await violationsOn(page, 'password', [WIDE, NARROW])).toEqual([])
  })
})

for (const projectId of [11, 14] as const)
  test.describe(`storefront ${projectId}`, () => {
    test.use({ projectId })

    test('axe finds nothing on the registration', async ({ page }) => {
      const register = new RegisterDriver(page)
      await page.goto('/register')
      await register.submit.click()
      await register.seeProblem('First name: Required')
      expect(await violationsOn(page, 'register', [WIDE, NARROW])).toEqual([])
    })
  })
