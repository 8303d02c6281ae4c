import { deliveryCalls } from '#contract/delivery/delivery.ts'
import { expect, test } from './fixtures.ts'

test.use({ customer: 'silver', pictures: false })

test('addresses are added, edited and removed in the profile by keyboard', async ({
  page,
  frame,
  shopper,
}) => {
  const before = await shopper.call(deliveryCalls.selectShippingAddresses, {})
  await page.goto('/account/profile')
  await frame.seeHeading('Profile')
  const book = page.getByRole('region', { name: 'Shipping addresses' })
  const field = (name: string) => book.getByRole('textbox', { name })
  const entries = book.getByRole('listitem')
  await expect(entries).toHaveCount(before.length)

  await book.getByRole('button', { name: 'Add address' }).press('Enter')
  await expect(book.getByRole('heading', { name: 'New address' })).toBeFocused()
  await field('Street address').fill('9 Mill Lane')
  await field('City').fill('Austin')
  await book.getByRole('combobox', { name: 'State' }).selectOption('TX')
  await field('ZIP code').fill('99501')
  await book.getByRole('button', { name: 'Save address' }).press('Enter')
  await page.getByRole('link', { name: 'ZIP code 99501 is not in Texas.' }).press('Enter')
  await expect(field('ZIP code')).toBeFocused()
  await field('ZIP code').fill('78701')
  await book.getByRole('button', { name: 'Save address' }).press('Enter')
  await frame.seeMessage('The address is saved.', 'bottom right')
  await expect(book.getByRole('button', { name: 'Add address' })).toBeFocused()
  const added = entries.filter({ hasText: 'Austin, TX 78701' })

  await added.getByRole('button', { name: /^Edit .*9 Mill Lane/ }).press('Enter')
  await expect(field('Street address')).toHaveValue('9 Mill Lane')
  await field('Street address').fill('10 Mill Lane')
  await book.getByRole('button', { name: 'Save address' }).press('Enter')
  await expect(added.getByText('10 Mill Lane')).toBeVisible()
  await expect(added.locator('address')).toBeFocused()

  const [first] = await entries.all()
  await added.getByRole('button', { name: /^Make default: .*10 Mill Lane$/ }).press('Enter')
  await frame.seeMessage('New carts ship to this address.', 'bottom right')
  await expect(first ?? entries).toContainText('10 Mill Lane')
  await expect(added.getByText('New carts ship to it.')).toBeVisible()
  await expect(book.getByRole('button', { name: /^Make/ })).toHaveCount(before.length)

  await added.getByRole('button', { name: /^Remove .*10 Mill Lane/ }).press('Enter')
  await added.getByRole('button', { name: 'Keep' }).press('Enter')
  await expect(added.getByRole('button', { name: /^Remove/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await added.getByRole('button', { name: 'Remove', exact: true }).press('Enter')
  await expect(added).toHaveCount(0)
  await expect(book.getByRole('heading', { name: 'Shipping addresses' })).toBeFocused()
  const after = await shopper.call(deliveryCalls.selectShippingAddresses, {})
  expect(after).toEqual(before.map((each) => ({ ...each, is_default: false })))
})
