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
  return lines.filter((line) => line.startsWith('Left to do'))
}

test('a start in production says what is left to do, a line each, until it is done', async () => {
  expect(await linesOfStart({ isProduction: true })).toEqual([
    'Left to do: nobody can log in at /staff: npm run shop -- staff add EMAIL RIGHTS.',
    'Left to do: e-mails are only written to files: set SMTP_URL.',
    'Left to do: no card is taken: CARD_GATEWAY is off.',
    'Left to do: storefront 11: e-mails are kept until the setting mail_from is set, 0 by now.',
    'Left to do: storefront 11: nobody is told of a new order: set the setting notify_orders.',
    'Left to do: storefront 11: visitors cannot write to it: set the setting email.',
    'Left to do: storefront 11: it has no https address: set the setting public_url.',
    'Left to do: storefront 11: nothing is on sale: npm run shop -- import products FILE --create.',
  ])
  for (const [key, text] of [
    ['mail_from', 'shop@lund.example'],
    ['notify_orders', 'pack@lund.example, office@lund.example'],
    ['email', 'orders@lund.example'],
    ['public_url', 'https://lund.example'],
  ] as const)
    await change(databaseUrl, [11], { key, text })
  expect(await linesOfStart({ isProduction: true, smtpUrl: 'smtp://127.0.0.1:1' })).toEqual([
    'Left to do: nobody can log in at /staff: npm run shop -- staff add EMAIL RIGHTS.',
    'Left to do: no card is taken: CARD_GATEWAY is off.',
    'Left to do: storefront 11: nothing is on sale: npm run shop -- import products FILE --create.',
  ])
  expect(await linesOfStart({ isProduction: false })).toEqual([])
})

test.each([
  ['notify_orders', 'pack@lund.example, office'],
  ['notify_orders', Array.from({ length: 11 }, (_, n) => `a${n}@lund.example`).join()],
  ['mail_from', 'Lund <shop@lund.example>'],
])('the setting %s refuses %s', async (key, text) => {
  await expect(change(databaseUrl, [11], { key, text })).rejects.toThrow(`${key} cannot be`)
})
