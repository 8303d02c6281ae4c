import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { StoredBlock } from '#contract/content/content-blocks.ts'
import { CONSUMER_PROJECT } from '#contract/platform/constants.ts'
import { textOf } from '#contract/site/settings.ts'
import { storefrontContent } from '#server/content/storefront-content.ts'
import { appSettings } from '#server/demo/demo-settings.ts'
import { consumerSheets } from '#server/sheets/public-files/consumer-sheets.ts'
import { proSheets } from '#server/sheets/public-files/pro-sheets.ts'
import { drawSheet } from '#server/sheets/draw-sheet.ts'
import { createPublicFiles, PUBLIC_FILES } from '#server/sheets/public-files/public-files.ts'
import { sheetMarkdown } from '#server/sheets/public-files/safety-sheet.ts'
import type { SheetRenderer } from '#server/sheets/sheet-renderer.ts'
import { eventually } from '#tests/support/eventually.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop({ refreshPeriod: 20 })
const get = async (path: string) => {
  const reply = await fetch(shop.url + path)
  return { status: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) }
}

test('the terms and the privacy policy that the settings name are PDF files', async () => {
  for (const key of ['terms_of_use_filename', 'privacy_policy_filename']) {
    const { status, headers, bytes } = await get(`/public-files/${textOf(appSettings, key)}`)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-security-policy')).toBe(
      "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    )
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  }
})

test('a file that is not one of the shop is not found', async () => {
  for (const file of ['terms-of-use.html', 'sds-none.pdf', '..%2Fmain.ts'])
    expect((await get(`/public-files/${file}`)).status).toBe(404)
})

const sheets: Pick<SheetRenderer, 'render'> = {
  render: async (_client, _key, read) => drawSheet({ ...(await read()), pictures: [] }),
}
const supplier = { name: 'Ozark Fireworks', address: '1 Mill Road, Nixa, MO 65714', phone: '(417) 555-0100' }
const page = { title: 'Terms', blocks: [{ kind: 'text', text: 'Pay on time.' }], seo: {} } as const
const contentOf = (blocks: readonly StoredBlock[]) =>
  storefrontContent(
    ['/pages/terms-of-use', '/pages/privacy-policy'].map((key) => ({
      project_id: CONSUMER_PROJECT,
      kind: 'page',
      key,
      body: { ...page, blocks, title: key },
      position: 0,
      starts_at: null,
      ends_at: null,
      changed_on: '2027-03-08',
    })),
    (_, problem) => expect.fail(problem),
  )
const finder = (name: string = supplier.name, blocks: readonly StoredBlock[] = page.blocks) =>
  createPublicFiles({
    supplier: () => ({ ...supplier, name }),
    content: () => contentOf(blocks),
    sheets,
  })

test('files are the same bytes whenever they are written', async () => {
  const [find, again] = [finder(), finder()]
  const files = await Promise.all(PUBLIC_FILES.map(async (file) => (await find(11, file))?.etag))
  expect(new Set(files).size).toBe(PUBLIC_FILES.length)
  expect(await Promise.all(PUBLIC_FILES.map(async (file) => (await again(11, file))?.etag))).toEqual(files)
})

test('a file is drawn once, and again after its page or its supplier have changed', async () => {
  const drawn: (string | null)[] = []
  const now = { content: contentOf(page.blocks), name: supplier.name }
  const find = createPublicFiles({
    supplier: () => ({ ...supplier, name: now.name }),
    content: () => now.content,
    sheets: {
      render: (client, key, read) => {
        drawn.push(client)
        return sheets.render(client, key, read)
      },
    },
  })
  const [terms, sheet] = ['11 terms-of-use.pdf', '11 sds-gear.pdf']
  const ask = async () => {
    for (const file of ['terms-of-use.pdf', 'sds-gear.pdf']) await find(11, file)
    return drawn.splice(0)
  }
  expect(await ask()).toEqual([terms, sheet])
  expect(await ask()).toEqual([])
  now.content = contentOf([{ kind: 'text', text: 'Pay on Tuesdays.' }])
  expect(await ask()).toEqual([terms])
  now.name = 'Other Fireworks'
  expect(await ask()).toEqual([terms, sheet])
})

test('tables with as many columns as there can be, and words of any length, are drawn', async () => {
  const [long, short] = ['what is said of a case that was opened '.repeat(3), '1']
  const head = Array.from({ length: 12 }, (_, at) => (at === 0 ? short : long))
  const markdown = `|${'a|'.repeat(60)}\n|${'-|'.repeat(60)}\n|${`${short}|`.repeat(60)}`
  const blocks: StoredBlock[] = [
    { kind: 'table', caption: '', head, rows: [head] },
    { kind: 'text', text: markdown },
    { kind: 'text', text: 'a'.repeat(2_000) },
  ]
  for (const block of blocks) {
    const find = finder(supplier.name, [{ kind: 'text', text: 'Terms' }, block])
    expect((await find(11, 'terms-of-use.pdf'))?.type).toBe('application/pdf')
  }
})

test('a safety data sheet names the storefront that gives it', async () => {
  const [own, other] = [finder(), finder('Other Fireworks')]
  expect((await own(11, 'sds-gear.pdf'))?.etag).not.toBe((await other(11, 'sds-gear.pdf'))?.etag)
  expect(sheetMarkdown(consumerSheets[0] ?? expect.fail(), supplier)).toContain(
    '**Supplier:** Ozark Fireworks, 1 Mill Road, Nixa, MO 65714',
  )
})

test('a safety data sheet names the phone number of the storefront, if it has one', () => {
  const [sheet = expect.fail()] = consumerSheets
  expect(sheetMarkdown(sheet, supplier)).toContain('\n\n**Phone:** (417) 555-0100, in office hours\n\n')
  expect(sheetMarkdown(sheet, { ...supplier, phone: '' })).toContain('Nixa, MO 65714\n\n**In an emergency:**')
})

test('the terms as a file are gone while visitors cannot read their page, and change with it', async () => {
  const etag = async () => (await get('/public-files/terms-of-use.pdf')).headers.get('etag')
  const before = await etag()
  await sql`update entries set body = jsonb_set(body, '{blocks,0,text}', '"Pay us on Tuesdays."')
    where kind = 'page' and key = '/pages/terms-of-use'`.execute(shop.db)
  await eventually(async () => expect(await etag()).not.toBe(before))
  await sql`update entries set starts_at = now() + interval '1 day'
    where kind = 'page' and key = '/pages/terms-of-use'`.execute(shop.db)
  await eventually(async () => expect((await get('/public-files/terms-of-use.pdf')).status).toBe(404))
})

test('every safety data sheet has 16 sections with a text, in characters of the font', () => {
  for (const sheet of [...consumerSheets, ...proSheets]) {
    const sections = sheetMarkdown(sheet, supplier).split(/^## /m).slice(1)
    expect(sections.map((section) => Number.parseInt(section, 10))).toEqual(
      Array.from({ length: 16 }, (_, index) => index + 1),
    )
    expect(sections.filter((section) => section.length < 60)).toEqual([])
    expect(sheetMarkdown(sheet, supplier)).toMatch(/^[\x20-\x7e\n]+$/)
  }
})
