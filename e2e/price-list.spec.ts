import { NARROW, violationsOn } from './a11y-check.ts'
import { expect, test } from './fixtures.ts'

const PANEL = { name: 'Price list' }

// axe checks every cell of a list of 404 products

test.describe('the professional line', () => {
  test.use({ projectId: 14, customer: 'pro', pictures: false })

  test("[LIST-22][ROLE-10] has a price list at the customer's level, sorted by model number or name, whose models and prices stand on a line each on a phone", async ({
    page,
    db,
  }) => {
    await page.goto('/sl')
    await page.getByRole('button', PANEL).click()
    const panel = page.getByRole('dialog', PANEL)
    const { n } = await db
      .selectFrom('products')
      .where('project_id', '=', 14)
      .where('active', '=', true)
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .executeTakeFirstOrThrow()
    await expect(panel.getByRole('row')).toHaveCount(Number(n) + 1)
    await expect(panel.getByRole('row').nth(1)).toContainText('$')
    const names = () => panel.getByRole('row').locator('td:nth-child(2)').allTextContents()
    const byModel = await names()
    await panel.getByRole('combobox', { name: 'Sort' }).selectOption('Model name')
    await expect(panel.getByRole('row').nth(1)).not.toContainText(byModel[0] ?? '')
    await expect(panel.getByRole('row')).toHaveCount(Number(n) + 1)
    const compare = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare
    const bare = (name: string) => name.replace(/ Case of .*$/, '')
    expect((await names()).map(bare)).toEqual(byModel.map(bare).toSorted(compare))
    expect(await violationsOn(page, 'price list', [NARROW])).toEqual([])
    expect(await panel.locator('td:first-child, td:last-child').evaluateAll(brokenCells)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', PANEL)).toBeFocused()
  })

  test('[LIST-22] a price list that fails to load shows an error, and Retry loads it', async ({ page }) => {
    await page.goto('/sl')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('products')
    await expect(page.getByRole('main')).toContainText('$')
    await page.route('**/public/api/products', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', PANEL).click()
    const panel = page.getByRole('dialog', PANEL)
    await expect(panel.getByRole('alert')).toContainText('The price list could not be loaded.')
    await panel.getByRole('button', { name: 'Retry' }).click()
    await expect(panel.getByRole('row').nth(1)).toContainText('$')
  })
})

test.describe('a visitor of it', () => {
  test.use({ projectId: 14, pictures: false })

  test('[LIST-22][PRC-01][PRC-02] is asked to log in and sees no price', { tag: '@core' }, async ({
    page,
  }) => {
    await page.goto('/sl')
    await page.getByRole('button', PANEL).click()
    const panel = page.getByRole('dialog', PANEL)
    await expect(panel.getByRole('link', { name: 'log in' })).toBeVisible()
    await expect(panel).not.toContainText('$')
  })
})

test.describe('the consumer line', () => {
  test.use({ customer: 'silver', pictures: false })

  test('[LIST-22] has no price list panel', { tag: '@core' }, async ({ page }) => {
    await page.goto('/sl')
    await expect(page.getByRole('combobox', { name: 'Sort' })).toBeVisible()
    await expect(page.getByRole('button', PANEL)).toHaveCount(0)
  })
})

/** The texts of cells that stand on more than one line. */
function brokenCells(cells: readonly Element[]): readonly string[] {
  return cells.flatMap((cell) => {
    const range = document.createRange()
    range.selectNodeContents(cell)
    const tops = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
    return tops.size > 1 ? [cell.textContent] : []
  })
}
