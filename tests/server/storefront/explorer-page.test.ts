import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStaffSession } from '#server/staff/staff-sessions.ts'
import type { StaffRight } from '#contract/staff/staff-rights.ts'
import { useBuiltApp } from '#tests/support/built-app.ts'
import { makeEditor } from '#tests/support/editor.ts'
import { useShop } from '#tests/support/shop.ts'

const script = `document.title = 'explorer'`
const sheet = '.a{color:red}'
const folder = useBuiltApp()
mkdirSync(join(folder, 'explorer'))
writeFileSync(
  join(folder, 'explorer/statecharts.html'),
  `<!doctype html><style>${sheet}</style><script type="application/json" id="explorer-data">{}</script><script type="module">${script}</script>`,
)
const shop = await useShop({ assets: folder })
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What somebody gets who is staff with these rights, or a visitor. */
async function open(rights: readonly StaffRight[] | null): Promise<Response> {
  if (rights === null) return fetch(`${shop.url}/statecharts`)
  const { email } = await makeEditor(shop.db, rights)
  const { id } = await shop.db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const cookie = await openStaffSession(shop.db, id, false, new Date())
  return fetch(`${shop.url}/statecharts`, { headers: { cookie: cookie.split(';')[0] ?? '' } })
}

test('the explorer opens for staff with the right charts, with its own script and sheet and nothing else', async () => {
  const reply = await open(['charts'])
  expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
  expect(await reply.text()).toContain(script)
  const policy = reply.headers.get('content-security-policy')
  expect(policy).toContain(`script-src ${hash(script)};`)
  expect(policy).toContain(`style-src ${hash(sheet)};`)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("connect-src 'self';")
})

test('anybody else gets what an unknown address gets, also by the path of the file', async () => {
  for (const reply of [await open(null), await open(['edit', 'publish', 'settings', 'orders'])])
    expect(await reply.text()).not.toContain(script)
  const direct = await fetch(`${shop.url}/explorer/statecharts.html`)
  expect(await direct.text()).not.toContain(script)
})
