import { expect, test } from './fixtures.ts'
import { goInside } from './go-inside.ts'
import {
  changeEarly,
  enterWhileHydrating,
  holdScripts,
  noteClicks,
  openTakenOver,
  pressWhileHydrating,
  seeTakenOver,
  typeEarly,
} from './hydration.ts'

test.use({ pictures: false })

test('what is pressed and typed before the app has come is done when it has', { tag: '@core' }, async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/login', { waitUntil: 'commit' })
  const email = page.getByRole('main').getByRole('textbox').first()
  await email.fill('typed@early.example')
  await page.getByRole('button', { name: 'Open menu' }).click()
  release()
  await seeTakenOver(page)
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(email).toHaveValue('typed@early.example')
})

test('a step back before the app has come is a page load, and a part of the page is none', async ({
  page,
  frame,
}) => {
  await openTakenOver(page, '/contact')
  await goInside(page, '/faq')
  await frame.seeHeading('Questions and answers')
  const release = await holdScripts(page)
  await page.reload()
  await page.evaluate(() => Reflect.set(globalThis, 'isKept', true))
  const isKept = () => page.evaluate(() => Reflect.get(globalThis, 'isKept') === true)
  await page.evaluate(() => (location.hash = 'main'))
  expect(await isKept()).toBe(true)
  await page.goBack()
  await page.goBack()
  await frame.seeHeading(/^Contact/)
  expect(await isKept()).toBe(false)
  release()
  await seeTakenOver(page)
  await frame.seeHeading(/^Contact/)
})

test('what is pressed while the app takes over is done once', { tag: '@core' }, async ({ page }) => {
  await page.addInitScript(noteClicks)
  await page.addInitScript(pressWhileHydrating, 'main button[aria-label="Show password"]')
  await openTakenOver(page, '/login')
  // the one that is held back, and that of the starter, which repeats it
  await page.waitForFunction(() => Reflect.get(globalThis, 'clicks') === 2)
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible()
})

test('what is typed before and entered while the app takes over is searched for', async ({ page, frame }) => {
  await page.addInitScript(typeEarly, { selector: 'header input[name="search"]', text: 'gold' })
  await page.addInitScript(enterWhileHydrating, 'header input[name="search"]')
  await openTakenOver(page, '/login')
  await frame.seeHeading(/gold/)
})

test('what is typed before and sent while the app takes over is sent whole', async ({ page }) => {
  const asked = page.waitForRequest((request) => request.url().includes('/auth/login'))
  await page.addInitScript(typeEarly, { selector: 'main form input', text: 'nobody@early.example' })
  await page.addInitScript(typeEarly, { selector: 'main form input[type="password"]', text: 'Wrong!2026' })
  await page.addInitScript(pressWhileHydrating, 'main form button[type="submit"]')
  await openTakenOver(page, '/login')
  expect((await asked).postDataJSON()).toMatchObject({ username: 'nobody@early.example' })
})

test('what is typed while the document is still being parsed is kept', async ({ page }) => {
  await page.addInitScript(typeEarly, { selector: 'main form input', text: 'parsed@early.example' })
  await openTakenOver(page, '/login')
  const email = page.getByRole('main').getByRole('textbox').first()
  await expect(email).toHaveValue('parsed@early.example')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('main').getByRole('alert')).not.toContainText('E-mail')
})

test('a box and a list that are changed while the document is still being parsed stay so', async ({
  page,
}) => {
  await page.addInitScript(changeEarly)
  await openTakenOver(page, '/register')
  const main = page.getByRole('main')
  await expect(page.getByRole('checkbox', { name: 'I am at least 18 years old.' })).toBeChecked()
  await expect(main.getByRole('combobox').first()).not.toHaveValue('')
  await main.getByRole('button', { name: 'Create account' }).click()
  await expect(main.getByRole('alert')).toContainText('First name')
  await expect(main.getByRole('alert')).not.toContainText(/Age|State/)
})

test('what is typed into a text area and several fields and chosen in a list before the app has come is kept', async ({
  page,
}) => {
  for (const { path, enter, check } of [
    {
      path: '/contact',
      enter: () => page.getByLabel('Message', { exact: true }).fill('typed early'),
      check: async () => {
        await expect(page.getByLabel('Message', { exact: true })).toHaveValue('typed early')
        await page.getByRole('button', { name: 'Send message' }).click()
        await expect(page.getByRole('heading', { name: 'Fix 2 fields' })).toBeFocused()
      },
    },
    {
      path: '/register',
      enter: async () => {
        await page.getByLabel('First name').fill('Early')
        await page.getByLabel('Last name').fill('Bird')
        await page.getByRole('main').getByRole('combobox').first().selectOption({ index: 3 })
      },
      check: async () => {
        await page.getByRole('button', { name: 'Create account' }).click()
        const problems = page.getByRole('main').getByRole('alert')
        await expect(problems).toContainText('E-mail')
        await expect(problems).not.toContainText(/(First|Last) name|State/)
        await expect(page.getByLabel('First name')).toHaveValue('Early')
      },
    },
  ]) {
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await enter()
    release()
    await seeTakenOver(page)
    await check()
    await page.unrouteAll()
  }
})

test('every switch that is changed before the app has come stays so, and counts', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/register', { waitUntil: 'commit' })
  const age = page.getByRole('checkbox', { name: 'I am at least 18 years old.' })
  const volume = page.getByRole('checkbox', { name: 'I want volume pricing' })
  await age.check()
  await volume.check()
  await page.getByLabel('First name').click()
  release()
  await seeTakenOver(page)
  await page.getByRole('button', { name: 'Create account' }).click()
  const problems = page.getByRole('main').getByRole('alert')
  await expect(problems).toContainText('First name')
  await expect(problems).not.toContainText('Age')
  for (const box of [age, volume]) await expect(box).toBeChecked()
})

test('a form that is sent before the app has come puts nothing into the address, and is sent by it', async ({
  page,
}) => {
  const release = await holdScripts(page)
  const asked = page.waitForRequest((request) => request.url().includes('/auth/login'))
  await page.goto('/login', { waitUntil: 'commit' })
  const form = page.getByRole('main').locator('form')
  await form.getByRole('textbox').first().fill('nobody@early.example')
  await form.locator('input[type="password"]').fill('Wrong!2026')
  await form.locator('input[type="password"]').press('Enter')
  release()
  expect((await asked).postDataJSON()).toMatchObject({ username: 'nobody@early.example' })
  expect(page.url()).not.toContain('early')
})
