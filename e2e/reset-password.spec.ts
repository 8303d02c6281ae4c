import { expect, test } from './fixtures.ts'
import { ResetDriver } from './pages/reset.driver.ts'

test.use({ pictures: false })

const password = 'Willow~Gate7'
const STEPS = [
  '/login/reset-password-method',
  '/login/reset-password/verification',
  '/login/reset-password/submit-new-password',
]

test('[ROUTE-33] [ROUTE-34] [ROUTE-35] [ROUTE-36] [PWD-01] [PWD-02] [MSG-27] [MSG-28] the code from the e-mail leads to a new password and the login', {
  tag: '@core',
}, async ({ page, email, login }) => {
  const reset = new ResetDriver(page)
  await page.goto('/login')
  await login.email.fill(email)
  await page.getByRole('link', { name: 'Forgot password' }).click()
  await reset.seeStep(1, '/login/reset-password')
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeFocused()
  await expect(reset.email).toHaveValue(email)
  await reset.press('Continue')
  await reset.seeStep(2, '/login/reset-password-method')
  await expect(page.getByText('If that e-mail has an account, choose how to get a code.')).toBeVisible()
  await reset.press('Send code')
  await reset.seeProblem('Send the code by: Required')
  await page.getByRole('radio', { name: 'E-mail' }).check({ force: true })
  await reset.press('Send code')
  await expect(page.getByText('Code has been sent.').first()).toBeVisible()
  await reset.seeStep(3, '/login/reset-password/verification')
  await reset.enterCode(await reset.readCode(email))
  await reset.password.fill('short')
  const checklist = page.getByRole('list', { name: 'The password needs' }).getByRole('listitem')
  await expect(checklist).toHaveText([
    '8 characters: not met',
    'a lowercase: met',
    'an uppercase: not met',
    'a special character: not met',
    'a number: not met',
  ])
  await reset.savePassword('short')
  await reset.seeProblem('New password: must be 8 characters or more')
  await reset.savePassword(password)
  await expect(page.getByText('Password reset complete.').first()).toBeVisible()
  await login.seeAsked()
  await expect(login.email).toHaveValue(email)
  await login.password.fill(password)
  await login.submit.click()
  await expect(page).toHaveURL(/\/$/)
})

test('[PWD-03] a step opened by URL without earlier data leads to the first', async ({ page }) => {
  const reset = new ResetDriver(page)
  for (const path of STEPS) {
    await page.goto(path)
    await reset.seeStep(1, '/login/reset-password')
  }
})

test('going back and forward keeps the e-mail, and another method can be chosen', async ({ page, email }) => {
  const reset = new ResetDriver(page)
  await reset.askForCode(email)
  await page.goBack()
  await reset.seeStep(2, '/login/reset-password-method')
  await page.goBack()
  await reset.seeStep(1, '/login/reset-password')
  await expect(reset.email).toHaveValue(email)
  await page.goForward()
  await reset.seeStep(2, '/login/reset-password-method')
  await page.goForward()
  await reset.seeStep(3, '/login/reset-password/verification')
  await reset.press('Use another method')
  await reset.seeStep(2, '/login/reset-password-method')
})

test('the whole reset works by keyboard, with Enter to continue', async ({ page, email }) => {
  const reset = new ResetDriver(page)
  await page.goto('/login/reset-password')
  await reset.email.focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await reset.seeStep(2, '/login/reset-password-method')
  await page.getByRole('radio', { name: 'E-mail' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await reset.seeStep(3, '/login/reset-password/verification')
  await reset.code.focus()
  await page.keyboard.insertText(await reset.readCode(email))
  await page.keyboard.press('Enter')
  await reset.seeStep(4, '/login/reset-password/submit-new-password')
  await reset.password.focus()
  await page.keyboard.insertText(password)
  await reset.again.focus()
  await page.keyboard.insertText(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
})
