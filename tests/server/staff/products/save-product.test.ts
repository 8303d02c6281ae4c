import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { productCalls } from '#contract/catalogue/products.ts'
import { staffProductCalls as calls } from '#contract/staff/staff-products.ts'
import { makeShopper } from '#tests/support/customers.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { openProductDesk, problemsOf, savedProduct } from '#tests/support/product-desk.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop()
const { staff, colleague, newStaff, good, newUpc, read, save, exported, dryRun, stockOf, setStock } =
  await openProductDesk(shop)

const historyRows = (id: number) =>
  shop.db.selectFrom('product_history').selectAll().where('product_id', '=', id).orderBy('id').execute()

test('a save changes fields of every kind at once: the shop shows them, the export has them and changes nothing', async () => {
  const one = await good()
  const before = await read(one.id)
  const [brand] = before.choices['brand']?.filter((name) => name !== before.fields['brand']) ?? []
  const upc = newUpc()
  const fields = {
    name: 'Ember Crown',
    description: '<p>Brighter.</p>',
    brand: brand ?? '',
    upc,
    packaging: '6/2',
    colors: 'Red | Gold',
    shots: '36',
    'price:silver': '$1,234.50',
    'price:special': '',
    weight_lb: '31.5',
    hazmat: '1.4G',
    pro_use: 'yes',
    texas_restricted: 'yes',
    on_sale: 'yes',
    lists: 'On_Sale',
    bin: 'A-12-3',
    eta: '',
  }
  const saved = savedProduct(
    await save(before, fields, { stock: { seen: one.qty, to: String(one.qty + 5) } }),
  )
  expect(saved).toMatchObject({ version: before.version + 1, stock: one.qty + 5 })
  expect(saved.fields).toMatchObject({
    ...fields,
    'price:silver': '1234.50',
    pieces_per_case: '12',
    lists: 'On Sale',
  })
  expect(await read(one.id)).toEqual(saved)
  const shopper = await makeShopper(shop.url, shop.db, 'silver')
  const page = await shopper.call(productCalls.getByUrl, { params: { url: one.url } })
  expect(page).toMatchObject({ products_name: 'Ember Crown', price: 123_450, quantity: one.qty + 5, upc })
  const file = await exported()
  expect(file).toContain('A-12-3')
  const { counts } = await dryRun(file)
  expect(counts).toMatchObject({ refused: 0, added: 0, changed: 0, deactivated: 0 })
  const [audit] = await shop.db
    .selectFrom('staff_audit')
    .select(['action', 'subject'])
    .where('subject', 'like', `${one.model}: %`)
    .execute()
  expect(audit).toMatchObject({
    action: 'saveStaffProduct',
    subject: expect.stringContaining('price:silver'),
  })
})

test('every field that is not right is told by name and nothing is written', async () => {
  const [one, other] = [await good(), await good()]
  const before = await read(one.id)
  const answer = await save(
    before,
    {
      name: '',
      brand: 'No such brand',
      upc: '123456789013',
      packaging: 'twelve',
      'price:silver': '1,250',
      weight_lb: '1.25',
      bin: 'x'.repeat(41),
      url: other.url,
      eta: '2027-02-30',
    },
    { stock: { seen: before.stock, to: 'many' } },
  )
  expect(problemsOf(answer)).toEqual({
    name: 'is needed',
    brand: expect.stringContaining('there is no brand "No such brand"'),
    upc: '"123456789013" has a wrong check digit',
    packaging: '"twelve" is not a packaging such as 12/6',
    'price:silver': expect.stringContaining('which?'),
    weight_lb: expect.stringContaining('is not a weight in pounds'),
    bin: 'has 41 characters, more than 40',
    url: `${other.url} is that of ${other.model}`,
    eta: expect.stringContaining('is not a day'),
    stock: expect.stringContaining('"many" is not a whole number'),
  })
  expect(await read(one.id)).toEqual(before)
  expect(await historyRows(one.id)).toEqual([])
  const unknown = { ...before, request_id: crypto.randomUUID(), fields: { colour: 'red' } }
  const { id, version, request_id, fields } = unknown
  const reply = await staff.send(calls.saveStaffProduct, { body: { id, version, request_id, fields } })
  expect(reply).toMatchObject({ status: 422, body: { errors: ['fields: there is no field colour'] } })
})

test('a save over what somebody else saved writes nothing and answers the product as it is', async () => {
  const one = await good()
  const shown = await read(one.id)
  savedProduct(await save(shown, { 'price:silver': '77.00' }, {}, colleague))
  const answer = await save(shown, { 'price:silver': '66.00', name: 'Mine' })
  expect(answer).toMatchObject({
    kind: 'changed',
    product: { version: shown.version + 1, fields: { name: one.name, 'price:silver': '77.00' } },
  })
  expect((await read(one.id)).fields).toMatchObject({ name: one.name, 'price:silver': '77.00' })
})

test('stock is a difference to what was shown: cases sold meanwhile stay sold, and below nothing is an error', async () => {
  const one = await good()
  const shown = await read(one.id)
  await setStock(one.id, one.qty - 3)
  const saved = savedProduct(await save(shown, {}, { stock: { seen: one.qty, to: String(one.qty + 10) } }))
  expect(saved.stock).toBe(one.qty + 7)
  await setStock(one.id, 2)
  const answer = await save(saved, {}, { stock: { seen: one.qty + 7, to: '0' } })
  expect(problemsOf(answer)).toEqual({ stock: `-${one.qty + 7} cases are more than the 2 in stock` })
  expect(await stockOf(one.id)).toBe(2)
})

test('a save waits for an order that is taking cases, and adds to what is left', async () => {
  const one = await good()
  const shown = await read(one.id)
  const saving = await shop.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('stock')
      .set({ qty: one.qty - 5 })
      .where('product_id', '=', one.id)
      .execute()
    const press = save(shown, {}, { stock: { seen: one.qty, to: String(one.qty + 2) } })
    await expect
      .poll(async () => {
        const waiting = await sql`select from pg_locks where not granted`.execute(shop.db)
        return waiting.rows.length
      })
      .toBeGreaterThan(0)
    return { press }
  })
  expect(savedProduct(await saving.press).stock).toBe(one.qty - 3)
})

test('the same request twice, also at once, is one change; the request of another change is refused', async () => {
  const [one, other] = [await good(), await good()]
  const shown = await read(one.id)
  const press = () =>
    save(shown, {}, { request_id, stock: { seen: shown.stock, to: String(shown.stock + 4) } })
  const request_id = crypto.randomUUID()
  const [first, second] = await Promise.all([press(), press()])
  const third = await press()
  expect([first.kind, second.kind, third.kind]).toEqual(['saved', 'saved', 'saved'])
  expect(await stockOf(one.id)).toBe(one.qty + 4)
  expect(await historyRows(one.id)).toHaveLength(1)
  const foreign = { ...(await read(other.id)), request_id }
  const { id, version } = foreign
  const body = { id, version, request_id, fields: { name: 'X' } }
  expect((await staff.send(calls.saveStaffProduct, { body })).status).toBe(422)
  expect((await read(other.id)).fields['name']).toBe(other.name)
})

test('fields as they are write nothing', async () => {
  const one = await good()
  const shown = await read(one.id)
  expect(await save(shown, { name: one.name, upc: one.upc })).toMatchObject({
    kind: 'saved',
    text: 'Nothing was different.',
    history_id: null,
    product: { version: shown.version },
  })
})

test('a product of another storefront, and one that does not exist, is not there; without the right nothing is', async () => {
  const one = await good()
  const { id, version } = await read(one.id)
  const body = { id, version, request_id: crypto.randomUUID(), fields: { name: 'X' } }
  const other = await newStaff(14)
  expect(await other.call(calls.readStaffProduct, { params: { id: String(id) } })).toBeNull()
  expect((await other.send(calls.saveStaffProduct, { body })).status).toBe(404)
  expect(
    (await other.send(calls.undoStaffProduct, { body: { ...body, fields: undefined, history_id: 1 } }))
      .status,
  ).toBe(404)
  expect((await staff.send(calls.saveStaffProduct, { body: { ...body, id: 999_999_999 } })).status).toBe(404)
  const editor = await logInEditor(
    shop.url,
    await makeEditor(shop.db, ['edit', 'orders', 'customers', 'settings']),
  )
  const list = { query: { filter: 'all', page: '1' } }
  const statuses = await Promise.all([
    editor.send(calls.listStaffProducts, list),
    editor.send(calls.readStaffProduct, { params: { id: String(id) } }),
    editor.send(calls.readProductChoices, {}),
    editor.send(calls.saveStaffProduct, { body }),
    editor.send(calls.undoStaffProduct, {
      body: { id, version, request_id: body.request_id, history_id: 1 },
    }),
    editor.send(calls.addStaffProduct, { body: { request_id: body.request_id, model: 'X', fields: {} } }),
    new Shopper(shop.url).send(calls.listStaffProducts, list),
  ])
  expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 404])
  expect((await read(one.id)).fields['name']).toBe(one.name)
})

test('another address of a product leads on from the former ones, and back again without a circle', async () => {
  const one = await good()
  const visitor = new Shopper(shop.url)
  const redirectsOf = async () => {
    const rows = await shop.db
      .selectFrom('entries')
      .select(['key', 'body'])
      .where('kind', '=', 'redirect')
      .where('key', 'like', '/product/%')
      .execute()
    return rows.map(({ key, body }) => [key, (body as { target_url: string }).target_url])
  }
  const first = savedProduct(await save(await read(one.id), { url: 'Ember-One' }))
  const second = savedProduct(await save(first, { url: 'Ember-Two' }))
  const old = `/product/${one.url.toLowerCase()}`
  expect(await redirectsOf()).toEqual(
    expect.arrayContaining([
      [old, '/product/Ember-Two'],
      ['/product/ember-one', '/product/Ember-Two'],
    ]),
  )
  expect(await visitor.call(productCalls.getByUrl, { params: { url: 'Ember-Two' } })).toMatchObject({
    products_model: one.model,
  })
  savedProduct(await save(second, { url: one.url }))
  expect(await redirectsOf()).toEqual(
    expect.arrayContaining([
      ['/product/ember-one', `/product/${one.url}`],
      ['/product/ember-two', `/product/${one.url}`],
    ]),
  )
  expect((await redirectsOf()).map(([key]) => key)).not.toContain(old)
})

test('a new product is added once, with what it needs told by field', async () => {
  const one = await good()
  const { fields: known } = await read(one.id)
  const press = (model: string, fields: Readonly<Record<string, string>>, request_id = crypto.randomUUID()) =>
    staff.call(calls.addStaffProduct, { body: { request_id, model, fields } })
  expect(problemsOf(await press(one.model.toLowerCase(), { name: 'A' }))).toMatchObject({
    model: 'is that of a product that exists',
    category: 'is needed',
    'price:bronze': 'is needed',
  })
  const fields = {
    name: 'New Comet',
    category: known['category'] ?? '',
    brand: known['brand'] ?? '',
    packaging: '12/1',
    upc: newUpc(),
    weight_lb: '20',
    'price:bronze': '99.00',
    active: 'no',
  }
  const request_id = crypto.randomUUID()
  const added = savedProduct(await press('NEW-1', fields, request_id))
  expect(added).toMatchObject({ model: 'NEW-1', url: 'NEW-1-New-Comet', active: false, stock: 0, version: 1 })
  expect(savedProduct(await press('NEW-1', fields, request_id)).id).toBe(added.id)
  expect((await read(added.id)).history).toMatchObject([{ is_new: true, obstacle: { fields: [] } }])
})
