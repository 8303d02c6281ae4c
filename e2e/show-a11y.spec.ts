import { portableShowPath, sharedShowPath } from '#contract/content/show-paths.ts'
import { encodeShow } from '#pyro/show/share-code.ts'
import { showOf } from '#tests/server/shows/stored-shows.ts'
import { NARROW, violationsOn, WIDE } from './a11y-check.ts'
import { expect, test } from './fixtures.ts'
import { ShowBuilderDriver } from './pages/show-builder.driver.ts'

const MIDDLE = 992
const WIDTHS = [WIDE, MIDDLE, NARROW]
const UNKNOWN = sharedShowPath('A'.repeat(22))

const STOREFRONTS = [
  { projectId: 11, customer: 'silver' },
  { projectId: 14, customer: 'pro' },
] as const

test.setTimeout(240_000)

for (const { projectId, customer } of STOREFRONTS)
  test.describe(`storefront ${projectId}`, () => {
    test.use({ projectId, customer, pictures: false })

    test('axe finds nothing on the list of shows, its dialogs and a proposal', async ({ page }) => {
      const found: string[] = []
      const scan = async (screen: string, widths?: readonly number[]) =>
        found.push(...(await violationsOn(page, screen, widths)))
      const builder = new ShowBuilderDriver(page)
      await builder.open()
      await scan('list of shows', WIDTHS)
      await page.getByRole('button', { name: /^From an order/ }).click()
      await expect(page.getByRole('dialog').getByRole('region', { name: 'Saved carts' })).toBeVisible()
      await expect(page.getByRole('dialog').locator('[aria-busy="true"]')).toHaveCount(0)
      await scan('orders for a show')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^From a link/ }).click()
      await page.getByRole('button', { name: 'Make a show' }).click()
      await expect(page.getByText('Paste a link, or choose a file.')).toBeVisible()
      await scan('link of a show')
      await page.getByLabel('Link of a show').fill(UNKNOWN)
      await page.getByRole('button', { name: 'Make a show' }).click()
      await expect(page.getByText('That link no longer opens a show.')).toBeVisible()
      await scan('unknown link')
      await page.getByRole('button', { name: /^Propose a show/ }).click()
      await page.getByRole('textbox', { name: 'Distance to the crowd (ft)' }).fill('near')
      await page.getByRole('button', { name: 'Propose shows' }).click()
      await scan('wishes with an error')
      await page.getByRole('textbox', { name: 'Distance to the crowd (ft)' }).fill('300')
      await page.getByRole('button', { name: 'Propose shows' }).click()
      await expect(page.getByRole('button', { name: /^Use this show/ }).first()).toBeVisible()
      await scan('plans', WIDTHS)
      expect(found).toEqual([])
    })

    test('axe finds nothing on the editor, its panels and its purchase', async ({ page }) => {
      const found: string[] = []
      const scan = async (screen: string, widths?: readonly number[]) =>
        found.push(...(await violationsOn(page, screen, widths)))
      const builder = new ShowBuilderDriver(page)
      await page.setViewportSize({ width: WIDE, height: 900 })
      await builder.startEmpty()
      await scan('empty show', [WIDE, NARROW])
      await page.setViewportSize({ width: WIDE, height: 900 })
      for (const index of [0, 1, 2]) await builder.add(index)
      await scan('editor of a show', WIDTHS)
      await page.setViewportSize({ width: WIDE, height: 900 })
      await page.getByRole('tab', { name: /^Safety/ }).click()
      await scan('safety', [WIDE])
      await builder.see('Table')
      await page.getByRole('tab', { name: 'Site' }).click()
      await scan('table and site', [WIDE])
      await page.getByRole('button', { name: /^Add show to cart/ }).click()
      await scan('cases', [WIDE])
      await page.getByRole('button', { name: /^Review/ }).click()
      await expect(page.getByRole('button', { name: /^Add \d+ cases?$/ })).toBeVisible()
      await scan('review of a purchase', [WIDE])
      await page.setViewportSize({ width: NARROW, height: 900 })
      for (const tab of ['Find', 'Safety', 'Buy']) {
        await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
        await scan(`tab ${tab}`, [NARROW])
      }
      expect(found).toEqual([])
    })

    test('axe finds nothing on sharing, a second tab, and links that open nothing', async ({
      page,
      context,
    }) => {
      const found: string[] = []
      const builder = new ShowBuilderDriver(page)
      await page.setViewportSize({ width: WIDE, height: 900 })
      await builder.startEmpty()
      await builder.add(0)
      await builder.seeKept('saved')
      await page.getByRole('button', { name: 'Share', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Share this show' })
      await dialog.getByRole('button', { name: 'Make a link' }).click()
      await dialog.getByText('Picture and code for a website').click()
      await expect(dialog.getByRole('textbox', { name: 'Code for a website' })).toBeVisible()
      found.push(...(await violationsOn(page, 'share dialog')))
      const portable = await dialog.getByLabel('Portable link', { exact: true }).inputValue()
      const tab = await context.newPage()
      await tab.goto(page.url())
      await expect(tab.getByText('Here you see it without changing it.')).toBeVisible()
      found.push(...(await violationsOn(tab, 'second tab', [WIDE, NARROW])))
      await tab.goto(portable)
      await expect(tab.getByText('This link holds the whole show')).toBeVisible()
      found.push(...(await violationsOn(tab, 'shared show', WIDTHS)))
      await tab.goto(UNKNOWN)
      await expect(tab.getByRole('heading', { name: 'This show is no longer shared.' })).toBeVisible()
      found.push(...(await violationsOn(tab, 'gone show')))
      expect(found).toEqual([])
    })
  })

test('[SHOW-03] a portable link of the other storefront says so, and shows nothing of it', async ({
  page,
}) => {
  const code = encodeShow(showOf(1), 14)
  await page.goto(portableShowPath(code ?? ''))
  await expect(
    page.getByRole('heading', { name: 'This show belongs to our other storefront.' }),
  ).toBeVisible()
  expect(await violationsOn(page, 'show of the other storefront')).toEqual([])
})
