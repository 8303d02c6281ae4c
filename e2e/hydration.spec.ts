import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import {
  enterWhileHydrating,
  holdScripts,
  noteDrawn,
  openTakenOver,
  pressWhileHydrating,
  readEarlyScripts,
  seeKept,
  seeTakenOver,
  typeEarly,
} from './hydration.ts'

test.use({ pictures: false })
test.setTimeout(120_000)

const WIDTHS = [390, 992, 1440]

for (const { projectId, category } of [
  { projectId: 11, category: 'Comets' },
  { projectId: 14, category: 'Comets' },
] as const)
  test.describe(`storefront ${projectId}`, () => {
    test.use({ projectId })

    test('the app takes over every page that the server has drawn, without drawing any of it again', async ({
      page,
      db,
    }) => {
      const [product] = await goods(db, 1, { projectId, category })
      await page.addInitScript(noteDrawn)
      const paths = [
        '/',
        '/sl',
        `/sl/c/${category}`,
        `/product/${product?.url}`,
        '/contact',
        '/faq',
        '/transit-map',
        '/news',
        '/login',
        '/register',
      ]
      for (const [index, path] of paths.entries()) {
        await page.setViewportSize({ width: WIDTHS[index % WIDTHS.length] ?? 390, height: 844 })
        await openTakenOver(page, path)
        await seeKept(page)
        expect(await page.evaluate(readEarlyScripts), path).toEqual([])
        // once, by the app; late parts bring theirs
        await expect(page.locator('link[rel="stylesheet"][href*="/shell-"][media="all"]')).toHaveCount(1)
      }
    })

    test('stored preferences and broken storage do not disturb it', async ({ page }) => {
      await page.addInitScript(noteDrawn)
      const stored: readonly Readonly<Record<string, string>>[] = [
        { theme: 'dark', showProductListDetails: 'false' },
        { theme: 'light' },
        { user: '{broken' },
      ]
      await openTakenOver(page, '/login')
      for (const values of stored) {
        await page.evaluate((items) => {
          localStorage.clear()
          for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
        }, values)
        await openTakenOver(page, `/sl/c/${category}`)
        await expect(page.locator('html')).not.toHaveAttribute('data-access')
        await expect(page.getByRole('link', { name: 'Log in to see price' }).first()).toBeVisible()
      }
    })

    test.describe('a customer', () => {
      test.use({ customer: projectId === 11 ? 'gold' : 'pro' })

      test('gets the same document, sees no invitation of visitors, and then prices', async ({
        page,
        db,
      }) => {
        const [product] = await goods(db, 1, { projectId, category })
        await page.addInitScript(noteDrawn)
        await page.route('**/shop-api/api/auth/me*', async (route) => {
          await expect(page.getByRole('link', { name: 'Log in to see price' }).first()).toBeHidden()
          await expect(page.getByRole('link', { name: 'log in', exact: true }).first()).toBeHidden()
          await route.continue()
        })
        for (const path of [`/sl/c/${category}`, `/product/${product?.url}`]) {
          await openTakenOver(page, path)
          await expect(page.getByRole('main').getByText(/^\$\d/).first()).toBeVisible()
          await expect(page.getByRole('main').getByRole('spinbutton').first()).toBeVisible()
        }
      })
    })
  })

test('what is pressed and typed before the app has come is done when it has', async ({ page }) => {
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

test('what is pressed while the app takes over is done once', async ({ page }) => {
  await page.addInitScript(pressWhileHydrating, 'main button[aria-label="Show password"]')
  await openTakenOver(page, '/login')
  // the starter has repeated by then what it repeats
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible()
})

test('what is typed before and entered while the app takes over is searched for', async ({ page, frame }) => {
  await page.addInitScript(typeEarly, { selector: 'header input[name="search"]', text: 'gold' })
  await page.addInitScript(enterWhileHydrating, 'header input[name="search"]')
  await openTakenOver(page, '/login')
  await frame.seeHeading(/gold/)
})

test('what is typed before and sent while the app takes over is sent whole', async ({ page }) => {
  const asked = page.waitForRequest((request) => request.url().includes('/auth/login'), { timeout: 20_000 })
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

test('control: an element that the server drew otherwise is noticed', async ({ page, pageErrors }) => {
  await page.addInitScript(noteDrawn)
  await page.route('**/login', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('<main ', '<section></section><main ')
    await route.fulfill({ response: answer, body })
  })
  await openTakenOver(page, '/login')
  await expect(seeKept(page)).rejects.toThrow()
  expect(pageErrors.splice(0).map(({ kind }) => kind)).toContain('exception')
})
