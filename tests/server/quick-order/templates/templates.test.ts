import { expect, test } from 'vitest'
import { lineCalls } from '#contract/quick-order/lines.ts'
import { MAX_TEMPLATES, templateCalls } from '#contract/quick-order/templates.ts'
import { makeShopper } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper, seededEmail } from '#tests/support/shopper.ts'
import { addLines, productsOf } from '#tests/server/quick-order/order-lines.ts'

const shop = await useShop()
const products = await productsOf(shop)
const line = (index: number, quantity: number) => ({ products_id: products[index]?.id ?? 0, quantity })
const silver = () => makeShopper(shop.url, shop.db)
const save = (shopper: Shopper, body: object) =>
  shopper.call(templateCalls.saveTemplate, { body: body as never })
const namesOf = async (shopper: Shopper) =>
  (await shopper.call(templateCalls.selectTemplates, {})).templates.map(({ name }) => name)
const linesOf = async (shopper: Shopper, id: number) => {
  const body = { source: { kind: 'template', id } as const }
  const { lines } = await shopper.call(lineCalls.checkLines, { body })
  return lines.map((each) => [each.product?.products_id, each.quantity])
}
const big = new Shopper(shop.url)
await big.logIn(seededEmail('big'))

test('[T57] the customer with large orders has two templates, one with a product that is sold out', async () => {
  const { templates } = await big.call(templateCalls.selectTemplates, {})
  expect(templates.map(({ name, line_count }) => [name, line_count])).toEqual([
    ['Weekly stand order', 28],
    ['Fourth of July, all stands', 141],
  ])
  const { lines } = await big.call(lineCalls.checkLines, {
    body: { source: { kind: 'template', id: templates[1]?.id ?? 0 } },
  })
  expect(lines.some(({ state }) => state === 'soldOut')).toBe(true)
})

test('[T57] a template is saved from lines, renamed, replaced from the cart and removed', async () => {
  const shopper = await silver()
  const { template } = await save(shopper, {
    name: '  Stand one ',
    lines: [line(1, 2), line(0, 1), line(1, 3)],
  })
  expect(template).toEqual({
    id: expect.any(Number),
    name: 'Stand one',
    line_count: 2,
    item_count: 6,
    date_modified: expect.any(String),
    date_used: null,
  })
  const id = template?.id ?? 0
  expect(await linesOf(shopper, id)).toEqual([
    [line(0, 1).products_id, 1],
    [line(1, 1).products_id, 5],
  ])
  await save(shopper, { id, name: 'Stand 1' })
  expect(await namesOf(shopper)).toEqual(['Stand 1'])
  expect(await linesOf(shopper, id)).toHaveLength(2)
  await addLines(shopper, [line(2, 7)])
  const cart = await shop.db
    .selectFrom('carts as c')
    .innerJoin('cart_lines as l', 'l.cart_id', 'c.id')
    .select('c.id')
    .orderBy('l.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await save(shopper, { id, name: 'stand 1', source: { kind: 'cart', id: cart.id } })
  expect(await linesOf(shopper, id)).toEqual([[line(2, 1).products_id, 7]])
  expect(await shopper.call(templateCalls.removeTemplate, { body: { id } })).toMatchObject({ success: true })
  expect(await namesOf(shopper)).toEqual([])
})

test('a name is taken once, whatever its case, also when saved six times at once', async () => {
  const shopper = await silver()
  const both = await Promise.all(
    ['Weekly', 'weekly', 'WEEKLY', 'weeKLy', 'weEkly', 'wEEkly'].map((name) =>
      save(shopper, { name, lines: [line(0, 1)] }),
    ),
  )
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  expect(both.flatMap(({ errors }) => errors)[0]).toMatch(/^You have a template named “weekly” already\.$/i)
  await save(shopper, { name: 'Other', lines: [line(0, 1)] })
  const { templates } = await shopper.call(templateCalls.selectTemplates, {})
  const other = templates.find(({ name }) => name === 'Other')
  expect(await save(shopper, { id: other?.id, name: 'WEEKLY' })).toMatchObject({
    success: false,
    template: null,
  })
  expect(await namesOf(await silver())).toEqual([])
})

test('[T66] a template of another customer is not found, as an absent one, and stays', async () => {
  const shopper = await silver()
  const [theirs] = (await big.call(templateCalls.selectTemplates, {})).templates
  const rows = () => shop.db.selectFrom('template_lines').selectAll().execute()
  const before = [await rows(), await big.call(templateCalls.selectTemplates, {})]
  const answers = async (
    entry: typeof templateCalls.saveTemplate | typeof templateCalls.removeTemplate,
    body: object,
  ) =>
    Promise.all(
      [theirs?.id, 2_000_000_123, 2 ** 40].map(async (id) => {
        const reply = await shopper.send(entry, { body: { ...body, id } })
        return `${reply.status} ${JSON.stringify(reply.body)}`
      }),
    )
  for (const found of [
    await answers(templateCalls.removeTemplate, {}),
    await answers(templateCalls.saveTemplate, { name: 'Mine' }),
    await answers(templateCalls.saveTemplate, { name: 'Mine', lines: [line(0, 1)] }),
  ])
    expect(found).toEqual(Array.from({ length: 3 }, () => found[0] ?? ''))
  const stolen = { name: 'Mine', source: { kind: 'template', id: theirs?.id } }
  expect((await shopper.send(templateCalls.saveTemplate, { body: stolen })).status).toBe(404)
  expect([await rows(), await big.call(templateCalls.selectTemplates, {})]).toEqual(before)
  expect(await namesOf(shopper)).toEqual([])
})

test('a bad template is refused and saves nothing', async () => {
  const shopper = await silver()
  const pro = await shop.db
    .selectFrom('products')
    .select('id')
    .where('project_id', '=', 14)
    .limit(1)
    .execute()
  const lines = [line(0, 1)]
  const bodies: readonly (readonly [body: object, error: string])[] = [
    [{ lines }, 'name: is missing'],
    [{ name: ' ', lines }, 'name: '],
    [{ name: 'n'.repeat(81), lines }, 'name: '],
    [{ name: 'A' }, 'source: either source or lines must be given'],
    [{ name: 'A', lines, source: { kind: 'cart', id: 1 } }, 'source: either source or lines may be given'],
    [{ name: 'A', lines: [] }, 'lines: '],
    [{ name: 'A', lines: Array.from({ length: 1_001 }, () => line(0, 1)) }, 'lines: '],
    [{ name: 'A', lines: [...lines, { products_id: 1, quantity: 1 }] }, 'lines.1.products_id: is no product'],
    [{ name: 'A', lines: [{ products_id: pro[0]?.id, quantity: 1 }] }, 'lines.0.products_id: is no product'],
    [{ name: 'A', lines: [{ products_id: 2 ** 40, quantity: 1 }] }, 'lines.0.products_id: is no product'],
  ]
  for (const [body, error] of bodies) {
    const reply = await shopper.send(templateCalls.saveTemplate, { body })
    expect([reply.status, JSON.stringify(reply.body)], error).toEqual([422, expect.stringContaining(error)])
  }
  expect(await namesOf(shopper)).toEqual([])
})

test('a customer has at most a hundred templates; one of them can still be replaced', async () => {
  const shopper = await silver()
  const { template } = await save(shopper, { name: 'First', lines: [line(0, 1)] })
  const { customer_id } = await shop.db
    .selectFrom('templates')
    .select('customer_id')
    .where('id', '=', template?.id ?? 0)
    .executeTakeFirstOrThrow()
  const rows = Array.from({ length: MAX_TEMPLATES - 1 }, (_, index) => ({
    customer_id,
    project_id: 11,
    name: `Template ${index}`,
    modified_at: new Date(),
  }))
  await shop.db.insertInto('templates').values(rows).execute()
  expect(await save(shopper, { name: 'One more', lines: [line(0, 1)] })).toMatchObject({
    success: false,
    errors: ['You have 100 templates. Delete some of them to save another.'],
  })
  expect(await save(shopper, { id: template?.id, name: 'Same', lines: [line(0, 2)] })).toMatchObject({
    success: true,
    template: { item_count: 2 },
  })
  const empty = { name: 'Empty', source: { kind: 'template', id: template?.id } }
  await shop.db
    .deleteFrom('template_lines')
    .where('template_id', '=', template?.id ?? 0)
    .execute()
  expect(await save(shopper, { ...empty, id: template?.id })).toMatchObject({
    success: false,
    errors: ['There are no lines to save.'],
  })
})
