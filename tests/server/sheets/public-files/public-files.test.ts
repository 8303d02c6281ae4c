import { expect, test } from 'vitest'
import { textOf } from '#contract/site/settings.ts'
import { appSettings } from '#server/demo/demo-settings.ts'
import { consumerSheets } from '#server/sheets/public-files/consumer-sheets.ts'
import { proSheets } from '#server/sheets/public-files/pro-sheets.ts'
import { createPublicFiles, PUBLIC_FILES } from '#server/sheets/public-files/public-files.ts'
import { sheetMarkdown } from '#server/sheets/public-files/safety-sheet.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()
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

test('files are the same bytes whenever they are written, and terms differ between the storefronts', async () => {
  const [find, again] = [createPublicFiles(), createPublicFiles()]
  const files = await Promise.all(PUBLIC_FILES.map(async (file) => (await find(11, file))?.etag))
  expect(new Set(files).size).toBe(PUBLIC_FILES.length)
  expect(await Promise.all(PUBLIC_FILES.map(async (file) => (await again(11, file))?.etag))).toEqual(files)
  expect((await find(14, 'terms-of-use.pdf'))?.etag).not.toBe((await find(11, 'terms-of-use.pdf'))?.etag)
  expect((await find(14, 'sds-gear.pdf'))?.etag).toBe((await find(11, 'sds-gear.pdf'))?.etag)
})

test('every safety data sheet has 16 sections with a text, in characters of the font', () => {
  for (const sheet of [...consumerSheets, ...proSheets]) {
    const sections = sheetMarkdown(sheet).split(/^## /m).slice(1)
    expect(sections.map((section) => Number.parseInt(section, 10))).toEqual(
      Array.from({ length: 16 }, (_, index) => index + 1),
    )
    expect(sections.filter((section) => section.length < 60)).toEqual([])
    expect(sheetMarkdown(sheet)).toMatch(/^[\x20-\x7e\n]+$/)
  }
})
