import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { authCalls } from '#contract/account/auth.ts'
import { cartCalls } from '#contract/cart/carts.ts'
import { deliveryCalls } from '#contract/delivery/delivery.ts'
import { registrationCalls } from '#contract/account/registration.ts'
import { volumeCalls } from '#contract/account/volume.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import { productCommand } from '#server/staff/admin-cli/products.ts'
import { tableCommand } from '#server/staff/admin-cli/tables.ts'
import { termsCommand } from '#server/staff/admin-cli/terms.ts'
import { volumeCommand } from '#server/staff/admin-cli/volume.ts'
import { openShop } from '#server/shop.ts'
import { chooseCheapestQuote, goToReview, review, saveMethod, submit } from '#tests/support/checkout.ts'
import { newRegistration } from '#tests/support/customers.ts'
import { useDatabase } from '#tests/support/databases.ts'
import { Shopper } from '#tests/support/shopper.ts'

const databaseUrl = await useDatabase('empty')
const folder = mkdtempSync(join(tmpdir(), 'emberwright-first-'))
const { production, isProduction, cardGateway, dataDir, storefronts } = readConfig({
  NODE_ENV: 'production',
  SHOP_IS_NOT_PROD: 'on',
  DATABASE_URL: databaseUrl,
  SHOP_SECRET: 'a secret of 32 characters or more',
  SHOP_DATA_DIR: folder,
  PORT: '0',
})
const shop = await openShop({
  databaseUrl,
  storefronts,
  isProduction,
  cardGateway,
  dataDir,
  seedDemo: !production,
  host: '127.0.0.1',
  secret: new TextEncoder().encode('a secret of 32 characters or more'),
  assets: null,
  log: () => undefined,
  refreshPeriod: 50,
})
const db = openDatabase(databaseUrl, 2)
afterAll(async () => {
  await shop.close()
  await db.destroy()
  rmSync(folder, { recursive: true, force: true })
})
const url = shop.addresses[0]?.url.replace(/\/$/, '') ?? ''
const fileOf = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const products = (...options: string[]) =>
  productCommand(databaseUrl, [11], ['import', 'products', join(folder, 'products.csv'), ...options])

fileOf(
  'products.csv',
  `model,name,category,brand,packaging,upc,weight_lb,stock,colors,price:bronze,price:silver
FIRST-1,Silver Comet,500 Gram Cakes,Quill Works,4/1,490000000016,27.5,40,Peacock,80.00,72.00
`,
)

/** A customer with a case in the cart and an address, at the level that staff gave. */
async function approved(): Promise<{ shopper: Shopper; email: string }> {
  const shopper = new Shopper(url)
  const registerData = newRegistration('Willow~Gate7')
  const opened = await shopper.call(registrationCalls.register, { body: { registerData } })
  expect(opened).toMatchObject({ success: true, errors: [] })
  shopper.token = opened.access_token
  await shopper.call(volumeCalls.submitRequestForm, {
    body: { company: 'Quill Display', tax_id: '12-3456789', yearly_volume: '5000-25000', state: 'MO' },
  })
  const { rows } = await sql<{
    id: string
  }>`select id::text from volume_requests where status = 'open'`.execute(db)
  await volumeCommand(databaseUrl, ['approve', rows[0]?.id ?? '', 'silver'])
  const { customer } = await shopper.call(authCalls.me, {})
  expect(customer).toMatchObject({ price_levels_short_name: 'silver', price_levels_id: 16 })
  const { id } = await db.selectFrom('products').select('id').executeTakeFirstOrThrow()
  await shopper.call(cartCalls.updateCartProduct, {
    body: { cart_product: { products_id: id, quantity: 1 } },
  })
  const shippingAddress = {
    name: 'Mara Quill',
    street_address: '9 Mill Lane',
    city: 'Tulsa',
    state: 'OK',
    postcode: '74103',
    telephone: '(417) 555-0101',
  }
  await shopper.call(deliveryCalls.saveShippingAddress, { body: { shippingAddress } })
  return { shopper, email: registerData.customers_email_address }
}

test('a production shop goes from an empty database by import to a first order by card and one by invoice', async () => {
  await expect(products('--apply')).rejects.toThrow('no dry run')
  const strict = (await products()).join('\n')
  for (const kind of ['category "500 Gram Cakes"', 'brand "Quill Works"', 'color "Peacock"'])
    expect(strict).toContain(`there is no ${kind}`)
  expect((await products('--create')).slice(0, -2)).toEqual(
    expect.arrayContaining([
      'new category "500 Gram Cakes": 500-Gram-Cakes, storefront 11, 1 product',
      'new brand "Quill Works": Quill-Works, storefront 11, 1 product',
      'new color "Peacock": 1 product',
    ]),
  )
  expect((await products('--apply'))[0]).toBe(
    'Imported: 1 added, 0 changed, 0 deactivated, 0 unchanged, 0 refused.',
  )
  const carriers = fileOf(
    'carriers.csv',
    `option_id,name,service,base_cents,cents_per_lb,cents_per_lb_100mi,transit_base,min_lb,max_lb,active,tracking_url
ridge-ltl,Ridge Freight,Standard LTL,8900,12,1.2,3,0,,true,
`,
  )
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
  expect(await db.selectFrom('stock').select('qty').execute()).toEqual([{ qty: 38 }])
})
