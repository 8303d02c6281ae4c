import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#tests/support/database.ts'
import { photoCommand } from '#server/staff/admin-cli/photos.ts'
import { productCommand } from '#server/staff/admin-cli/products.ts'
import { tableCommand } from '#server/staff/admin-cli/tables.ts'
import { termsCommand } from '#server/staff/admin-cli/terms.ts'
import { chooseCheapestQuote, goToReview, review, saveMethod, submit } from '#tests/support/checkout.ts'
import { approvedCustomer, CARRIERS, openNewShop, setUpBy } from '#tests/support/new-shop.ts'
import { photoOf } from '#tests/support/photos.ts'
import { useDatabase } from '#tests/support/databases.ts'

const databaseUrl = await useDatabase('empty')
const folder = mkdtempSync(join(tmpdir(), 'emberwright-first-'))
const { config, shop, url } = await openNewShop(databaseUrl, folder)
const db = openDatabase(databaseUrl, 2)
afterAll(async () => {
  await shop.close()
  await db.destroy()
  rmSync(folder, { recursive: true, force: true })
})
const fileOf = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const products = (...options: string[]) =>
  productCommand(databaseUrl, [11], ['import', 'products', join(folder, 'products.csv'), ...options])
const NUMBERS = Array.from({ length: 20 }, (_, index) => index + 1)

/** With its check digit. */
function upcOf(number: number): string {
  const digits = `49000000${String(number).padStart(3, '0')}`
  const sum = Array.from(digits).reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

const rowOf = (number: number): string =>
  `FIRST-${number},Silver Comet ${number},500 Gram Cakes,Quill Works,4/1,${upcOf(number)},27.5,40,Peacock,80.00,72.00`
fileOf(
  'products.csv',
  `model,name,category,brand,packaging,upc,weight_lb,stock,colors,price:bronze,price:silver\n${NUMBERS.map(rowOf).join('\n')}\n`,
)
const photos = join(folder, 'photos')
mkdirSync(photos)
for (const number of NUMBERS)
  writeFileSync(join(photos, `first-${number}.JPG`), await photoOf(`rgb(${number * 10}, 40, 90)`))

async function approved() {
  const { id } = await db.selectFrom('products').select('id').orderBy('id').executeTakeFirstOrThrow()
  const customer = await approvedCustomer({ db, databaseUrl, url }, id)
  expect(customer.level).toBe('silver')
  return customer
}

test('a production shop goes from an empty database by setup, import and photos to a first order by card and one by invoice', async () => {
  const answers = {
    email: 'sales@quill.example',
    mail_from: 'shop@quill.example',
    notify_orders: 'pack@quill.example',
  }
  const written = JSON.stringify({ consumer: answers, staff: { email: 'owner@quill.example' } })
  const left = await setUpBy(databaseUrl, fileOf('setup.json', written), config)
  expect(left).toContain('3 answers are saved, for the consumer storefront.')
  expect(left).toContain('TO DO  storefront 11  Nothing is on sale')
  await expect(products('--apply')).rejects.toThrow('no dry run')
  const strict = (await products()).join('\n')
  for (const kind of ['category "500 Gram Cakes"', 'brand "Quill Works"', 'color "Peacock"'])
    expect(strict).toContain(`there is no ${kind}`)
  expect((await products('--create')).slice(0, -2)).toEqual(
    expect.arrayContaining([
      'new category "500 Gram Cakes": 500-Gram-Cakes, storefront 11, 20 products',
      'new brand "Quill Works": Quill-Works, storefront 11, 20 products',
      'new color "Peacock": 20 products',
    ]),
  )
  expect((await products('--apply'))[0]).toBe(
    'Imported: 20 added, 0 changed, 0 deactivated, 0 unchanged, 0 refused.',
  )
  const loaded = await photoCommand(databaseUrl, [11], ['photos', photos])
  expect(loaded.slice(-2)).toEqual([
    '20 added, 0 replaced, 0 unchanged, 0 refused. Visitors see it within a second.',
    'Every product has a photo.',
  ])
  const carriers = fileOf('carriers.csv', CARRIERS)
  await tableCommand(databaseUrl, ['import', 'carriers', carriers, '--apply'])

  const byCard = await approved()
  const paid = await submit(byCard.shopper, await goToReview(byCard.shopper))
  expect(paid).toMatchObject({ success: true })

  const byInvoice = await approved()
  await termsCommand(databaseUrl, [byInvoice.email, 'on'])
  await chooseCheapestQuote(byInvoice.shopper)
  await saveMethod(byInvoice.shopper, 'net_terms')
  expect(await submit(byInvoice.shopper, await review(byInvoice.shopper, null))).toMatchObject({
    success: true,
  })

  const orders = await db
    .selectFrom('orders')
    .select(['payment_method', 'subtotal_cents'])
    .orderBy('id')
    .execute()
  expect(orders).toEqual([
    { payment_method: 'credit_card', subtotal_cents: 7_200 },
    { payment_method: 'net_terms', subtotal_cents: 7_200 },
  ])
  const stock = await db.selectFrom('stock').select('qty').orderBy('product_id').execute()
  expect(stock.map(({ qty }) => qty)).toEqual([38, ...NUMBERS.slice(1).map(() => 40)])
  const told = await db
    .selectFrom('emails')
    .select('key')
    .where('recipient', '=', 'pack@quill.example')
    .execute()
  expect(told).toHaveLength(2)
})
