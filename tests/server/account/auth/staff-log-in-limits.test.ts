import { expect, test } from 'vitest'
import { authCalls } from '#contract/account/auth.ts'
import { staffCalls } from '#contract/staff/staff.ts'
import { removeStaff, resetStaff } from '#server/staff/enroll.ts'
import { codeOf, type Editor, makeEditor } from '#tests/support/editor.ts'
import { useShop } from '#tests/support/shop.ts'
import { type Shopper, shopperAt } from '#tests/support/shopper.ts'
import { testSecret } from '#tests/support/test-secret.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const clock = { time: new Date('2026-06-01T12:00:00Z') }
const later = (milliseconds: number) => {
  clock.time = new Date(clock.time.getTime() + milliseconds)
}
const shop = await useShop({ trustedProxies: 1, now: () => clock.time })

let places = 0
/** A browser at an address of its own; with `like` it has the cookies of another one. */
function browserElsewhere(like?: Shopper): Shopper {
  const browser = shopperAt(shop.url, `203.0.113.${++places}`)
  for (const [name, value] of like?.cookies ?? []) browser.cookies.set(name, value)
  return browser
}

interface Credentials {
  readonly email: string
  readonly password: string
  readonly code: string
}
type Door = (browser: Shopper, credentials: Credentials) => Promise<number>

const atTheDesk: Door = async (browser, { email, password, code }) =>
  (await browser.send(staffCalls.staffLogIn, { body: { email, password, code } })).status
const toAct: Door = async (browser, { email: username, password, code: otp }) => {
  const body = { username, password, otp, customers_id: 20431, is_impersonate: true }
  return (await browser.send(authCalls.login, { body })).status
}
const doors = [
  ['at the desk', atTheDesk],
  ['to act as a customer', toAct],
] as const

/** With the code of now, which works once. */
const right = (editor: Editor): Credentials => ({ ...editor, code: codeOf(editor, clock.time) })
const wrongPassword = (editor: Editor): Credentials => ({ ...right(editor), password: 'Not-that-1' })
const wrongCode = (editor: Editor): Credentials => ({ ...right(editor), code: '000000' })

/** A browser in which this person has logged in, with a code to come. */
async function knownBrowserOf(editor: Editor, door: Door): Promise<Shopper> {
  const browser = browserElsewhere()
  expect(await door(browser, right(editor))).toBe(200)
  later(MINUTE)
  return browser
}

async function repeated(times: number, attempt: () => Promise<number>): Promise<number[]> {
  const statuses: number[] = []
  for (let turn = 0; turn < times; turn++) statuses.push(await attempt())
  return statuses
}
const failures = (number: number) => Array.from({ length: number }, () => 401)

test.each(doors)(
  '[P18][P31] failures of strangers %s lock staff out of no browser in which they have logged in, at neither door',
  async (_, door) => {
    const editor = await makeEditor(shop.db)
    for (const [, entered] of doors) {
      const own = await knownBrowserOf(editor, entered)
      const statuses = await repeated(11, () => door(browserElsewhere(), wrongPassword(editor)))
      expect(statuses).toEqual([...failures(10), 429])
      expect(await atTheDesk(own, right(editor))).toBe(200)
      later(MINUTE)
      expect(await toAct(browserElsewhere(own), right(editor))).toBe(200)
      later(MINUTE)
      expect(await atTheDesk(browserElsewhere(), right(editor))).toBe(429)
      expect(await toAct(browserElsewhere(), right(editor))).toBe(429)
      later(31 * MINUTE)
    }
  },
)

test('[P18] strangers have ten guesses at a password in half an hour, at both doors together', async () => {
  const editor = await makeEditor(shop.db)
  expect(await repeated(5, () => atTheDesk(browserElsewhere(), wrongPassword(editor)))).toEqual(failures(5))
  expect(await repeated(6, () => toAct(browserElsewhere(), wrongPassword(editor)))).toEqual([
    ...failures(5),
    429,
  ])
})

test.each(doors)(
  '[P18] a known browser has ten wrong passwords %s in half an hour, and is known for its own people only',
  async (_, door) => {
    const [editor, other] = [await makeEditor(shop.db), await makeEditor(shop.db)]
    const own = await knownBrowserOf(editor, door)
    expect(await repeated(11, () => door(own, wrongPassword(editor)))).toEqual([...failures(10), 429])
    expect(await door(own, right(editor))).toBe(429)
    await repeated(10, () => door(browserElsewhere(), wrongPassword(other)))
    expect(await door(own, right(other))).toBe(429)
    later(31 * MINUTE)
    expect(await door(own, right(editor))).toBe(200)
  },
)

test('[P18] wrong codes of a person are ten in half an hour, over all browsers and both doors', async () => {
  const editor = await makeEditor(shop.db)
  const own = await knownBrowserOf(editor, atTheDesk)
  expect(await repeated(4, () => atTheDesk(own, wrongCode(editor)))).toEqual(failures(4))
  expect(await repeated(3, () => toAct(own, wrongCode(editor)))).toEqual(failures(3))
  expect(await repeated(3, () => toAct(browserElsewhere(), wrongCode(editor)))).toEqual(failures(3))
  for (const [, door] of doors) {
    expect(await door(own, right(editor))).toBe(429)
    expect(await door(browserElsewhere(), right(editor))).toBe(429)
    // the same as for the right password, so that it does not tell which is right
    expect(await door(browserElsewhere(), wrongPassword(editor))).toBe(429)
  }
  later(31 * MINUTE)
  expect(await atTheDesk(own, right(editor))).toBe(200)
})

test('[P18] wrong codes of a person are thirty in a day, and no right code resets their number', async () => {
  const editor = await makeEditor(shop.db)
  const own = await knownBrowserOf(editor, toAct)
  for (let half = 0; half < 3; half++) {
    expect(await atTheDesk(own, right(editor))).toBe(200)
    expect(await repeated(11, () => atTheDesk(own, wrongCode(editor)))).toEqual([...failures(10), 429])
    later(31 * MINUTE)
  }
  expect(await atTheDesk(own, right(editor))).toBe(429)
  later(DAY)
  expect(await atTheDesk(own, right(editor))).toBe(200)
})

test('[P18] whoever does not know the password uses up no wrong code', async () => {
  const editor = await makeEditor(shop.db)
  const own = await knownBrowserOf(editor, atTheDesk)
  await repeated(10, () => atTheDesk(browserElsewhere(), { ...wrongPassword(editor), code: '000000' }))
  expect(await repeated(10, () => atTheDesk(own, wrongCode(editor)))).toEqual(failures(10))
})

test('[P18] new credentials end every lockout of a person', async () => {
  const editor = await makeEditor(shop.db)
  const own = await knownBrowserOf(editor, atTheDesk)
  await repeated(10, () => atTheDesk(own, wrongCode(editor)))
  await repeated(10, () => atTheDesk(browserElsewhere(), wrongPassword(editor)))
  const credentials = await resetStaff(shop.db, testSecret, editor.email.toUpperCase())
  if (!credentials) throw new Error(`${editor.email} is not staff`)
  const renewed = { ...editor, ...credentials }
  expect(await atTheDesk(own, right(renewed))).toBe(200)
  later(MINUTE)
  expect(await toAct(browserElsewhere(), right(renewed))).toBe(200)
})

test('no browser is known for a person who was removed', async () => {
  const editor = await makeEditor(shop.db)
  await knownBrowserOf(editor, atTheDesk)
  const known = () =>
    shop.db
      .selectFrom('known_staff_browsers as k')
      .innerJoin('staff as s', 's.id', 'k.staff_id')
      .select('k.browser_hash')
      .where('s.email', '=', editor.email)
      .execute()
  expect(await known()).toHaveLength(1)
  await removeStaff(shop.db, editor.email, clock.time)
  expect(await known()).toEqual([])
})
