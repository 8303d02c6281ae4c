import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { fillCart } from './orders.ts'

test.use({ customer: 'big', pictures: false })

test('[ACC-07][ACC-14][DOC-01][DOC-05][ROLE-10] Downloads has the files of the own level, and sheets while they are made and when they are ready', async ({
  page,
  frame,
  db,
  email,
}) => {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('project_id', '=', 11)
    .executeTakeFirstOrThrow()
  const customer = db.selectFrom('customers').select('id').where('email', '=', email)
  const job = await db
    .insertInto('sheet_jobs')
    .values({
      customer_id: customer,
      project_id: 11,
      source: 'order',
      source_id: order.id,
      kind: 'barcodes',
      label: 'Barcodes, order 7',
      // no worker takes it
      job_id: crypto.randomUUID(),
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await page.goto('/account/downloads')
  await frame.seeHeading('Downloads')
  const files = page.getByRole('region', { name: 'Price lists and order forms' }).getByRole('listitem')
  await expect(files).toHaveCount(4)
  await expect(files.first()).toHaveText(/^Price list by name\s*PDF, (?:[\d,]+ kB, )?\w{3} \d{1,2}, \d{4}$/)
  const download = page.waitForEvent('download')
  await files.first().getByRole('link').click()
  expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe('%PDF-')
  const sheets = page.getByRole('region', { name: 'Sheets made for you' }).getByRole('listitem')
  await expect(sheets).toHaveText(/Barcodes, order 7\s*Being made/)
  await db
    .insertInto('sheet_files')
    .values({ sheet_id: job.id, name: 'a.pdf', bytes: Buffer.from('%PDF-') })
    .execute()
  await db
    .updateTable('sheet_jobs')
    .set({ state: 'done', finished_at: new Date() })
    .where('id', '=', job.id)
    .execute()
  await expect(sheets.getByRole('link', { name: 'Barcodes, order 7' })).toBeVisible()
})

test('[ACC-14][API-109] price tags and barcodes of a cart are fetched from its page and from Downloads', async ({
  page,
  frame,
  db,
  shopper,
}) => {
  await page.goto('/cart')
  const open = page.getByRole('button', { name: 'Tags and barcodes' })
  await expect(open).toHaveAccessibleDescription('An empty cart has none.')
  await fillCart(shopper, await goods(db, 2, { from: 12 }), 1)
  await page.reload()
  await open.click()
  const sheets = page.getByRole('dialog', { name: 'Price tags and barcodes' })
  await fetchesPdf('Barcodes', () => sheets.getByRole('link', { name: 'Barcodes' }).click())
  await page.goto('/account/downloads')
  await frame.seeHeading('Downloads')
  const labels = page.getByRole('region', { name: 'Price tags and barcodes' })
  await expect(labels.getByRole('combobox')).toHaveAccessibleName('Order or cart')
  await expect(labels.getByRole('option').first()).toHaveText('Your cart, 2 products')
  await fetchesPdf('Tags', () => labels.getByRole('link', { name: 'Price tags, 4 on a page' }).click())

  async function fetchesPdf(what: string, press: () => Promise<void>) {
    const download = page.waitForEvent('download')
    await press()
    const bytes = await readFile(await (await download).path())
    expect([what, bytes.subarray(0, 5).toString()]).toEqual([what, '%PDF-'])
  }
})
