import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { change } from '#server/staff/admin-cli/change.ts'
import { openShop } from '#server/shop.ts'
import { useDatabase } from '#tests/support/databases.ts'
import { testSecret } from '#tests/support/test-secret.ts'

const databaseUrl = await useDatabase('empty')

async function linesOfStart(more: { isProduction: boolean; smtpUrl?: string }): Promise<readonly string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'emberwright-left-'))
  const lines: string[] = []
  const shop = await openShop({
    databaseUrl,
    dataDir,
    storefronts: [{ projectId: 11, port: 0 }],
    host: '127.0.0.1',
    secret: testSecret,
    assets: null,
    seedDemo: false,
    cardGateway: more.isProduction ? 'off' : 'sandbox',
    log: (line) => lines.push(line),
    ...more,
  })
  await shop.close()
  rmSync(dataDir, { recursive: true, force: true })
  return lines.filter((line) => /^(TO DO|open )/.test(line))
}

test('a start in production says what is left to do, a line each, until it is done', async () => {
  const first = await linesOfStart({ isProduction: true })
  for (const text of [
    'Nobody is staff',
    'E-mails are only written to files',
    'No card is taken',
    'E-mails have no sender and are kept. Setting mail_from.',
    'Nobody is told of orders',
    'Customers have no e-mail address',
    'It has no https address',
    'Nothing is on sale',
  ])
    expect(first.filter((line) => line.includes(text))).toHaveLength(1)
  for (const [key, text] of [
    ['mail_from', 'shop@lund.example'],
    ['email', 'orders@lund.example'],
    ['public_url', 'https://lund.example'],
  ] as const)
    await change(databaseUrl, [11], { key, text })
  const second = await linesOfStart({ isProduction: true, smtpUrl: 'smtp://127.0.0.1:1' })
  expect(second).toEqual(first.filter((line) => !/E-mails|e-mail address|https address/.test(line)))
  expect(await linesOfStart({ isProduction: false })).toEqual([])
})

test.each([
  ['notify_orders', 'pack@lund.example, office'],
  ['notify_orders', Array.from({ length: 11 }, (_, n) => `a${n}@lund.example`).join()],
  ['mail_from', 'Lund <shop@lund.example>'],
])('the setting %s refuses %s', async (key, text) => {
  await expect(change(databaseUrl, [11], { key, text })).rejects.toThrow(`${key} cannot be`)
})
