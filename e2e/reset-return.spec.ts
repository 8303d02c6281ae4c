import { expect, test } from './fixtures.ts'
import { ResetDriver } from './pages/reset.driver.ts'
import { QUICK } from './quick-poll.ts'

test.use({ pictures: false })

const password = 'Willow~Gate7'

test('[T52][SES-01][SES-02][PWD-02] a reset on the way to a page leads to the login with the e-mail, then to that page', {
  tag: '@core',
}, async ({ page, email, login, frame }) => {
  await page.goto('/cart?from=mail')
  await login.seeAsked()
  await page.getByRole('link', { name: 'Forgot password' }).click()
  const reset = new ResetDriver(page)
  await reset.seeStep(1, '/login/reset-password')
  await reset.email.fill(email)
  await reset.press('Continue')
  await reset.seeStep(2, '/login/reset-password-method')
  // a phone may discard the tab while the e-mail is read
  await page.reload()
  await reset.seeStep(1, '/login/reset-password')
  await reset.email.fill(email)
  await reset.press('Continue')
  await reset.chooseEmail()
  await reset.press('Send code')
  await reset.enterCode(await reset.readCode(email))
  await reset.savePassword(password)
  await login.seeAsked()
  await expect(login.email).toHaveValue(email)
  await login.password.fill(password)
  await login.submit.click()
  await frame.seePath('/cart?from=mail')
  await frame.seeHeading(/^Cart/)
})

test('[PWD-03] Back pressed before the next step is rendered leads to the step before', async ({
  page,
  email,
}) => {
  await page.goto('/login/reset-password')
  const reset = new ResetDriver(page)
  await reset.seeStep(1, '/login/reset-password')
  await page.evaluate(backWithinTheNextPush)
  await reset.giveEmail(email)
  await expect.poll(() => page.evaluate(() => history.state?.wentBack), QUICK).toBe(true)
  await reset.seeStep(1, '/login/reset-password')
  await reset.press('Continue')
  await reset.seeStep(2, '/login/reset-password-method')
})

/** In the page: what a Back does that is handled in the same task as the next push. */
function backWithinTheNextPush(): void {
  const push = history.pushState.bind(history)
  history.pushState = (...entry) => {
    history.pushState = push
    const { state, url } = { state: { ...history.state, wentBack: true }, url: location.href }
    push(...entry)
    history.replaceState(state, '', url)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }
}
