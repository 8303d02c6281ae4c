import { expect, test } from 'vitest'
import { STAFF_COOKIE, staffCalls } from '#contract/staff/staff.ts'
import { API_PREFIX } from '#contract/platform/constants.ts'
import { codeOf, type Editor, logInEditor, makeEditor } from '#tests/support/editor.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper, seededEmail, seededPassword } from '#tests/support/shopper.ts'

const clock = { time: new Date('2026-06-01T12:00:00Z') }
const later = (minutes: number) => {
  clock.time = new Date(clock.time.getTime() + minutes * 60_000)
}
const shop = await useShop({ now: () => clock.time })
const refused = { success: false, errors: ['Unauthorized'], message: 'Unauthorized' }
const logIn = (
  { email, password }: Editor,
  code: string,
  more: object = {},
  client = new Shopper(shop.url),
) => client.send(staffCalls.staffLogIn, { body: { email, password, code, ...more } })
const session = async (client: Shopper) => (await client.send(staffCalls.staffSession, {})).status

test('password and one-time code open a session in an HttpOnly, SameSite=Strict cookie of 8 hours', async () => {
  const editor = await makeEditor(shop.db, ['edit', 'publish'])
  const client = new Shopper(shop.url)
  const reply = await logIn(editor, codeOf(editor, clock.time), {}, client)
  expect(reply.body).toMatchObject({ email: editor.email, rights: ['edit', 'publish'] })
  const cookie = reply.headers.getSetCookie().find((line) => line.startsWith(`${STAFF_COOKIE}=`))
  expect(cookie?.replace(/=[\w-]{43};/, '=…;')).toBe(
    'staff=…; Path=/; Max-Age=28800; HttpOnly; SameSite=Strict',
  )
  expect(await client.call(staffCalls.staffSession, {})).toMatchObject({ email: editor.email })
  const stored = await shop.db.selectFrom('staff_sessions').select('token_hash').execute()
  expect(stored.map((row) => row.token_hash)).not.toContain(client.cookies.get(STAFF_COOKIE))
})

test('a one-time code works once, and no earlier one works after it', async () => {
  const editor = await makeEditor(shop.db)
  const before = codeOf(editor, new Date(clock.time.getTime() - 30_000))
  const code = codeOf(editor, clock.time)
  expect((await logIn(editor, code)).status).toBe(200)
  expect((await logIn(editor, code)).body).toEqual(refused)
  expect((await logIn(editor, before)).body).toEqual(refused)
  later(1)
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => logIn(editor, codeOf(editor, clock.time))),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('each of ten recovery codes replaces one one-time code', async () => {
  const editor = await makeEditor(shop.db)
  expect(new Set(editor.recoveryCodes).size).toBe(10)
  const [first = '', second = ''] = editor.recoveryCodes
  expect((await logIn(editor, first)).status).toBe(200)
  expect((await logIn(editor, first)).body).toEqual(refused)
  expect((await logIn(editor, second.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
})

test('an unknown address, a wrong password, a wrong code and a customer get the same answer', async () => {
  const editor = await makeEditor(shop.db)
  const code = codeOf(editor, clock.time)
  const replies = [
    await logIn(editor, code, { email: 'nobody@emberwright.example' }),
    await logIn(editor, code, { password: 'Not-that-1' }),
    await logIn(editor, '000000'),
    await logIn(editor, 'AAAA-BBBB-CCCC-DDDD'),
    await logIn(editor, code, { email: seededEmail('silver'), password: seededPassword }),
    // acts for customers, which is another right
    await logIn(editor, code, { email: seededEmail('staff'), password: seededPassword }),
  ]
  expect(replies.map(({ status, body }) => ({ status, body }))).toEqual(
    replies.map(() => ({ status: 401, body: refused })),
  )
  // a wrong password does not use up the code
  expect((await logIn(editor, code)).status).toBe(200)
})

test('ten failures lock an account for half an hour from every address, whether it exists or not', async () => {
  const editor = await makeEditor(shop.db)
  for (const email of [editor.email, 'nobody-here@emberwright.example']) {
    const tries = Array.from({ length: 11 }, () => logIn(editor, '000000', { email, password: 'Not-that-1' }))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  }
  expect((await logIn(editor, codeOf(editor, clock.time))).status).toBe(429)
  later(31)
  expect((await logIn(editor, codeOf(editor, clock.time))).status).toBe(200)
})

test('a session ends after 30 idle minutes, after 8 hours, with log-out and with the rights of the person', async () => {
  const idle = await logInEditor(shop.url, await makeEditor(shop.db), { now: clock.time })
  later(29)
  expect(await session(idle)).toBe(200)
  later(31)
  expect(await session(idle)).toBe(404)

  const busy = await logInEditor(shop.url, await makeEditor(shop.db), { now: clock.time })
  for (let half = 0; half < 24; half++) {
    later(20)
    expect({ half, status: await session(busy) }).toEqual({ half, status: half < 23 ? 200 : 404 })
  }

  const editor = await makeEditor(shop.db)
  const left = await logInEditor(shop.url, editor, { now: clock.time })
  const stolen = new Map(left.cookies)
  const reply = await left.send(staffCalls.staffLogOut, { body: {} })
  expect(reply.headers.getSetCookie().join()).toContain('staff=; Path=/; Max-Age=0')
  for (const [name, value] of stolen) left.cookies.set(name, value)
  expect(await session(left)).toBe(404)

  later(1)
  const removed = await logInEditor(shop.url, editor, { now: clock.time })
  await shop.db
    .updateTable('staff')
    .set({ removed_at: clock.time })
    .where('email', '=', editor.email)
    .execute()
  expect(await session(removed)).toBe(404)
  later(1)
  expect((await logIn(editor, codeOf(editor, clock.time))).status).toBe(401)
})

test('whoever is not staff gets byte for byte the answer of a call that does not exist', async () => {
  const customer = new Shopper(shop.url)
  await customer.logIn(seededEmail('silver'))
  const forged = new Shopper(shop.url)
  forged.cookies.set(STAFF_COOKIE, 'A'.repeat(43))
  for (const client of [new Shopper(shop.url), customer, forged])
    for (const method of ['GET', 'POST']) {
      const answers = await Promise.all(
        ['staff/session', 'staff/log-out', 'staff/no-such-call'].map(async (path) => {
          const reply = await client.fetch(`/${API_PREFIX}/${path}?project_id=11`, { method })
          const headers = Object.fromEntries(reply.headers)
          for (const name of ['date', 'set-cookie', 'x-request-id']) delete headers[name]
          return { status: reply.status, text: await reply.text(), headers }
        }),
      )
      expect(answers[0]?.status).toBe(404)
      expect(answers[1]).toEqual(answers[0])
      expect(answers[2]).toEqual(answers[0])
    }
})

test('a POST of staff needs the page token, and another site can neither read nor write', async () => {
  const client = await logInEditor(shop.url, await makeEditor(shop.db), { now: clock.time })
  const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ')
  const headers = { cookie, 'content-type': 'application/json' }
  const path = `${shop.url}/${API_PREFIX}/staff`
  const body = JSON.stringify({ project_id: 11 })
  const without = await fetch(`${path}/log-out`, { method: 'POST', headers, body })
  expect(without.status).toBe(419)
  const foreign = { ...headers, 'sec-fetch-site': 'cross-site' }
  expect((await fetch(`${path}/session?project_id=11`, { headers: foreign })).status).toBe(403)
  expect((await fetch(`${path}/log-out`, { method: 'POST', headers: foreign, body })).status).toBe(403)
  expect(await session(client)).toBe(200)
})

test('every log-in, command and write of staff is audited', async () => {
  later(1)
  const editor = await makeEditor(shop.db, ['edit'])
  const client = await logInEditor(shop.url, editor, { now: clock.time })
  await client.call(staffCalls.staffLogOut, { body: {} })
  const rows = await shop.db
    .selectFrom('staff_audit as a')
    .innerJoin('staff as s', 's.id', 'a.staff_id')
    .select(['a.action', 'a.subject'])
    .where('s.email', '=', editor.email)
    .orderBy('a.id')
    .execute()
  expect(rows).toEqual([
    { action: 'staff add', subject: 'edit' },
    { action: 'staffLogIn', subject: null },
    { action: 'staffLogOut', subject: null },
  ])
})
