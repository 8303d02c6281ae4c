import { filterCalls } from '#contract/filters.ts'
import { expect, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 }, pictures: false })

test('[NAV-02][NAV-06][NAV-08][NAV-09][NAV-20][NAV-22][NAV-27] the drawer lists all products, categories, brands and lists in an accordion', async ({
  page,
  shopper,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('heading', { name: 'Shop Products' })).toBeVisible()
  await expect(menu.getByRole('heading', { name: 'Contact Us' })).toBeVisible()
  await expect(menu.getByRole('link', { name: /@emberwright\.example$/ })).toBeVisible()
  const linksOf = () =>
    menu
      .locator('details[open]')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))
  const open = (title: string) => menu.locator('summary').getByText(title, { exact: true }).click()
  const all = ['All Products', '/sl']
  const entries = (marker: string, found: readonly { label: string; value: string }[]) =>
    found.map(({ label, value }) => [label, `/sl/${marker}/${value}`])
  await open('Categories')
  expect(await linksOf()).toEqual([all, ...entries('c', await shopper.call(filterCalls.categories, {}))])
  await open('Brands')
  expect(await linksOf()).toEqual(entries('b', await shopper.call(filterCalls.manufacturers, {})))
  await open('Lists')
  expect(await linksOf()).toEqual([all, ...entries('l', await shopper.call(filterCalls.productLists, {}))])
  await open('Lists')
  await expect(menu.locator('details[open]')).toHaveCount(0)
})

test('[NAV-24][NAV-25] a link of the drawer closes it and leads to the first page of its listing', async ({
  page,
  frame,
  listing,
}) => {
  await listing.open('/sl?page=2')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByText('Categories', { exact: true }).click()
  await menu.getByRole('link', { name: '500 Gram Cakes' }).click()
  await expect(menu).toBeHidden()
  await frame.seePath('/sl/c/500-Gram-Cakes')
  await listing.seePage(1)
})
