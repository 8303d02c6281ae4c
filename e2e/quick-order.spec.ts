import { readFile } from 'node:fs/promises'
import writeExcel from 'write-excel-file/node'
import { orderPath, PATHS } from '#contract/content/paths.ts'
import { takeOrder } from '#tests/walks/workflows/document-job.ts'
import { NARROW, violationsOn, WIDE } from './a11y-check.ts'
import { goods } from './goods.ts'
import { restock, setStock } from './stock.ts'
import { expect, test } from './switched.ts'

test.use({ customer: 'silver', pictures: false })
test.afterEach(({ db }) => restock(db))

const text = (value: string) => ({ type: String, value })

/** An order form of the shop with cases filled in. */
const filledIn = async (lines: readonly (readonly [model: string, cases: number])[]) => ({
  name: 'form.xlsx',
  mimeType: 'application/octet-stream',
  buffer: await writeExcel([
    {
      sheet: 'Order form',
      data: [
        ['Model', 'Case price', 'In stock', 'Order'].map(text),
        ...lines.map(([model, value]) => [
          text(model),
          { type: Number, value: 1 },
          { type: Number, value: 9 },
          { type: Number, value },
        ]),
      ],
    },
    { sheet: 'Origin', data: [['level', 'Silver'].map(text), ['day', '2026-09-01'].map(text)] },
  ]).toBuffer(),
})

test('[CART-18][T57][T58][T61] a filled-in order form is read on the device, and each line is shown before it is added', {
  tag: '@core',
}, async ({ page, db, frame }) => {
  const [ready, short] = await goods(db, 2, { from: 12 })
  if (!ready || !short) throw new Error('two products are needed')
  await setStock(db, [short], 2)
  const form = await filledIn([
    [ready.model, 3],
    [short.model, 5],
    ['XX-0000', 1],
    ['XX-0001', 1.5],
  ])
  await page.goto(PATHS.cart)
  await page.getByRole('link', { name: 'Paste a list' }).click()
  await frame.seeHeading('Quick order')
  await page.getByLabel('File with lines').setInputFiles(form)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: '3 lines, 2 of them with a problem' })).toBeFocused()
  await expect(main.getByText('made on 2026-09-01 with Silver prices')).toBeVisible()
  await expect(main.getByText('Row 5, XX-0001 1.5: The cases are no whole number.')).toBeVisible()
  const rows = main.getByRole('listitem').filter({ has: page.getByRole('checkbox') })
  await expect(rows.nth(0)).toContainText('Dearer')
  await expect(
    main.getByText('Since the form was made: 2 dearer, 2 with another stock, 1 no longer sold.'),
  ).toBeVisible()
  await expect(rows.nth(1)).toContainText('Stock 9 on your form, 2 now.')
  await expect(rows.nth(1)).toContainText(/Fewer.*You asked for 5\./)
  await expect(rows.nth(1).getByRole('spinbutton')).toHaveValue('2')
  await expect(rows.nth(2)).toContainText('Not found')
  await expect(rows.nth(2).getByRole('checkbox')).toBeDisabled()
  await expect(main.getByRole('region', { name: 'To be added' })).toContainText('2 of 3 lines, $')
  await main.getByRole('button', { name: 'Add to cart' }).click()
  await expect(main.getByRole('heading', { name: '2 products in your cart, 5 cases' })).toBeFocused()
  await frame.seeCartCount(5)
  await expect(main).toContainText(/3 lines were not added in full.*2 cases were added, 5 .*XX-0000/)
  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Download what was not added' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(
    csv
      .split('\r\n')
      .slice(1, 3)
      .map((row) => row.split(',').slice(0, 2)),
  ).toEqual([
    [`"${short.model}"`, '3'],
    ['"XX-0000"', '1'],
  ])
})

test('[T57][T60] an order is ordered again, and its lines are kept as a template', async ({
  page,
  db,
  email,
}) => {
  const { id, count } = await takeOrder({ db, email })
  await page.goto(orderPath(id))
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Order again' }).click()
  const lines = main.getByRole('listitem').filter({ has: page.getByRole('checkbox') })
  await expect(main.getByRole('heading', { level: 1, name: `Order ${id}` })).toBeVisible()
  await expect(lines).toHaveCount(count)
  await main.getByRole('button', { name: 'Save as template' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Name of the template')).toHaveAccessibleDescription(/Required/i)
  await dialog.getByLabel('Name of the template').fill('Stand on Main Street')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/account/carts')
  const template = main.getByRole('listitem').filter({ hasText: 'Stand on Main Street' })
  await expect(template).toContainText(/\d+ products?, \d+ cases?/)
  expect(await violationsOn(page, 'templates', [WIDE, NARROW])).toEqual([])
  await template.getByRole('link', { name: 'Order Stand on Main Street' }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Stand on Main Street' })).toBeVisible()
  await page.goBack()
  await template.getByRole('button', { name: 'Delete Stand on Main Street' }).click()
  await template.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(main.getByText('No templates.')).toBeVisible()
})

test('[CART-18][T58][T60] a list is kept over a reload until it is added, and a wrong line holds no other up', async ({
  page,
  db,
  frame,
}) => {
  const [one] = await goods(db, 1, { from: 20 })
  if (!one) throw new Error('a product is needed')
  await page.goto('/account/quick-order')
  const list = page.getByLabel('Your list')
  const main = page.getByRole('main')
  const wrong = Array.from({ length: 7 }, (_, index) => `QS${index} many`)
  await list.fill(['2 ' + one.model, '', ...wrong].join('\n'))
  await page.reload()
  await expect(list).toHaveValue(/^2 .+ many$/s)
  await main.getByRole('button', { name: 'Check the lines' }).click()
  await expect(main.getByText('Row 3, QS0 many: The cases are no whole number.')).toBeVisible()
  await main.getByText('2 more rows').click()
  await expect(main.getByText('Row 9, QS6 many: The cases are no whole number.')).toBeVisible()
  expect(await violationsOn(page, 'wrong lines of a quick order', [WIDE, NARROW])).toEqual([])
  await main.getByRole('button', { name: 'Correct them' }).click()
  await expect(list).toHaveValue(/^2 .+ many$/s)
  const { upc } = await db
    .selectFrom('products')
    .select('upc')
    .where('id', '=', one.id)
    .executeTakeFirstOrThrow()
  const printed = upc.replace(/^(.)(.{5})(.{5})(.)$/, '$1 $2 $3 $4')
  await list.fill(`${one.model} x 1\n1 ${printed}\n${wrong[0]}`)
  await main.getByRole('button', { name: 'Check the lines' }).click()
  await expect(main.getByText(`With the cases of 1 other line of this product: ${upc}.`)).toBeVisible()
  await main.getByRole('button', { name: 'Add to cart' }).click()
  await frame.seeCartCount(2)
  await main.getByRole('button', { name: 'Correct 1 row' }).click()
  await expect(list).toHaveValue(`${wrong[0]}\n`)
  await page.reload()
  await expect(list).toHaveValue(`${wrong[0]}\n`)
  await main.getByLabel('File with lines').setInputFiles({
    name: 'list.xls',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  })
  await expect(main.getByRole('alert')).toContainText('is of a type that cannot be read here.')
})
