import { expect, test } from './fixtures.ts'
import { ResetDriver } from './pages/reset.driver.ts'

test.use({ pictures: false })

const password = 'Willow~Gate7'
const not = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('[PWD-05] [MSG-26] a wrong code is reported on the code step, where the right one is then accepted', async ({
  page,
  frame,
  email,
}) => {
  const reset = new ResetDriver(page)
  await reset.askForCode(email)
  const code = await reset.readCode(email)
  await reset.typeCode(not(code))
  await reset.seeProblem('That code is not right. 4 tries are left.')
  await frame.seeMessage('That code is not right. 4 tries are left.', 'top center')
  await reset.seeStep(3, '/login/reset-password/verification')
  await expect(reset.code).toHaveValue(not(code))
  await reset.enterCode(code)
  // at once: by itself it leaves after 10 seconds
  expect(await frame.messages('top center').textContent()).not.toContain('That code is not right')
  await reset.savePassword(password)
  await expect(page).toHaveURL(/\/login$/)
})

test('[PWD-05] [T48] codes of an address without an account are answered as those of an account', async ({
  page,
}) => {
  const reset = new ResetDriver(page)
  await reset.askForCode(`nobody-${crypto.randomUUID()}@quill.example`)
  for (const left of ['4 tries are', '3 tries are', '2 tries are', '1 try is']) {
    await reset.typeCode('123456')
    await reset.seeProblem(`That code is not right. ${left} left.`)
  }
  await reset.typeCode('123456')
  await reset.seeProblem('Too many wrong codes. Start again to get a new one.')
})

test('[PWD-05] [MSG-26] a lost or unanswered verification is reported, and the code can be verified again', async ({
  page,
  context,
  email,
}) => {
  const reset = new ResetDriver(page)
  const verification = '**/verify-reset-code*'
  await page.clock.install()
  await reset.askForCode(email)
  const code = await reset.readCode(email)
  const submit = page.getByRole('button', { name: 'Continue' })
  await context.setOffline(true)
  await reset.code.fill(code)
  await expect(submit).toHaveAccessibleDescription('You are offline.')
  await context.setOffline(false)
  await page.route(verification, (route) => route.abort(), { times: 1 })
  await submit.click()
  await reset.seeProblem('An error occurred.')
  await page.route(verification, () => undefined, { times: 1 })
  await submit.click()
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  await page.clock.fastForward(20_000)
  await reset.seeProblem('An error occurred.')
  await reset.enterCode(code)
})

test('[PWD-05] [PWD-06] a code entered while another one is being sent is verified at once', async ({
  page,
  email,
}) => {
  const reset = new ResetDriver(page)
  await page.clock.install()
  await reset.askForCode(email)
  const code = await reset.readCode(email)
  await page.route(
    (url) => url.pathname.endsWith('/api/reset-password'),
    () => undefined,
  )
  await page.clock.fastForward(30_000)
  await reset.resend.click()
  await expect(reset.resend).toHaveAttribute('aria-busy', 'true')
  await reset.enterCode(code)
})

test('[T49] [T50] after five wrong codes only a restart is offered, and it works', async ({
  page,
  email,
}) => {
  const reset = new ResetDriver(page)
  await reset.askForCode(email)
  const wrong = not(await reset.readCode(email))
  for (const left of ['4 tries are', '3 tries are', '2 tries are', '1 try is']) {
    await reset.typeCode(wrong)
    await reset.seeProblem(`${left} left.`)
  }
  await reset.typeCode(wrong)
  await reset.seeProblem('Too many wrong codes. Start again to get a new one.')
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  await reset.press('Start again')
  await reset.seeStep(1, '/login/reset-password')
  await expect(reset.email).toHaveValue(email)
  await reset.askForCode(email)
  await reset.enterCode(await reset.readCode(email, 2))
  await reset.savePassword(password)
  await expect(page).toHaveURL(/\/login$/)
})

test('[T51] an expired code is reported on either step, and another one can be sent at once', async ({
  page,
  email,
  db,
}) => {
  const reset = new ResetDriver(page)
  const expire = () =>
    db.updateTable('reset_codes').set({ expires_at: '2020-01-01' }).where('email', '=', email).execute()
  await reset.askForCode(email)
  const first = await reset.readCode(email)
  await expire()
  await reset.typeCode(first)
  await reset.seeProblem('That code is no longer valid. Send a new one.')
  await reset.resend.click()
  await reset.enterCode(await reset.readCode(email, 2))
  await expire()
  await reset.savePassword(password)
  await reset.seeProblem('That code is no longer valid. Send a new one.')
  await reset.press('Send a new code')
  await reset.resend.click()
  await reset.enterCode(await reset.readCode(email, 3))
  await reset.savePassword(password)
  await expect(page).toHaveURL(/\/login$/)
})

test('[PWD-06] [T49] a code can be resent after 30 seconds; a rejected resend keeps the current code valid', async ({
  page,
  email,
}) => {
  const reset = new ResetDriver(page)
  await page.clock.install()
  await reset.askForCode(email)
  const wait = page.getByText(/^You can send another code in \d+ seconds\.$/)
  for (const count of [2, 3]) {
    await expect(wait).toBeVisible()
    await page.clock.fastForward(30_000)
    await reset.resend.click()
    await reset.readCode(email, count)
  }
  await expect(wait).toBeVisible()
  await page.clock.fastForward(30_000)
  await expect(wait).toBeHidden()
  await reset.resend.click()
  await reset.seeProblem('Too many attempts. Please try again later.')
  await reset.enterCode(await reset.readCode(email, 3))
  await reset.savePassword(password)
  await expect(page).toHaveURL(/\/login$/)
})
