import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { erasePersonalData, exportPersonalData } from '#server/staff/privacy/customer-records.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { leaveTraces, makePerson, MATCHED, type MatchedTable, matchedRows, type Person } from './people.ts'

const SHARED = '+14175550171'
const OTHER_SHARED = '+14175550172'
const PEOPLE = [
  { email: 'N@mail.example', projectId: 11, mobile: SHARED },
  { email: 'anna.n@mail.example', projectId: 11, mobile: SHARED },
  { email: 'n@mail.example.org', projectId: 11, mobile: '+14175550173' },
  { email: 'n@mail.example', projectId: 14, mobile: SHARED },
  { email: 'a_b@mail.example', projectId: 11, mobile: OTHER_SHARED },
  { email: 'axb@mail.example', projectId: 11, mobile: OTHER_SHARED },
  { email: 'n%@mail.example', projectId: 11, mobile: '+14175550174' },
] as const

const shop = await useShop({
  storefronts: [
    { projectId: 11, port: 0 },
    { projectId: 14, port: 0 },
  ],
  trustedProxies: 1,
})
const people: Person[] = []
for (const person of PEOPLE) people.push(await makePerson(shop, person))
const traces = new Map<Person, Record<MatchedTable, string[]>>()
for (const [at, person] of people.entries()) {
  const other = people[(at + 1) % people.length]
  if (other) traces.set(person, await leaveTraces(shop, person, other))
}
await sql`update orders set status_id = 3`.execute(shop.db)
// nothing else changes rows from here on
await shop.close()

const isNamed = (email: string) => (person: Person) => person.email.toLowerCase() === email.toLowerCase()
const exportOf = async ({ email, projectId }: Person) => {
  const { customers } = await exportPersonalData(shop.db, email)
  return customers.find((customer) => customer.project_id === projectId)?.tables ?? {}
}
const idOf = (table: MatchedTable, row: unknown) => {
  const { key, project_id, email, id } = row as Readonly<Record<string, string | number | undefined>>
  return table === 'reset_codes' ? `${project_id} ${email}` : String(key ?? id)
}
/** A code is told apart by its browser, which is never exported. */
const withoutBrowser = (table: MatchedTable, ids: readonly string[]) =>
  table === 'reset_codes' ? ids.map((id) => id.split(' ').slice(0, 2).join(' ')) : ids

test.each(PEOPLE)(
  'the export of $email at storefront $projectId has exactly the rows of that customer',
  async ({ email, projectId }) => {
    const person = people.find((each) => isNamed(email)(each) && each.projectId === projectId)
    if (!person) throw new Error(email)
    const tables = await exportOf(person)
    for (const table of MATCHED) {
      const found = (tables[table] ?? []).map((row) => idOf(table, row)).toSorted()
      const own = withoutBrowser(table, traces.get(person)?.[table] ?? [])
      expect([table, found]).toEqual([table, own])
      expect([table, found.length]).not.toEqual([table, 0])
    }
  },
)

test.each(['n@mail.example', 'a_b@mail.example', 'n%@mail.example'])(
  'the erasure of %s leaves every row of everybody else as it is',
  async (email) => {
    const erased = people.filter(isNamed(email))
    const others = people.filter((person) => !erased.includes(person))
    const [before, exports] = [await matchedRows(shop), await Promise.all(others.map(exportOf))]
    const customers = erased.map(({ id }) => id)
    expect(await erasePersonalData(shop.db, email)).toEqual({ customers, guestRows: 0 })
    const after = await matchedRows(shop)
    for (const table of MATCHED) {
      const own = new Set(erased.flatMap((person) => traces.get(person)?.[table] ?? []))
      const left = [...before[table]].filter(([id]) => !own.has(id))
      expect([table, [...after[table]].filter(([id]) => before[table].has(id) && !own.has(id))]).toEqual([
        table,
        left,
      ])
      if (table !== 'staff_audit') expect([...after[table].keys()].filter((id) => own.has(id))).toEqual([])
    }
    expect(await Promise.all(others.map(exportOf))).toEqual(exports)
  },
)

test('what was written for a customer stays theirs when somebody else gets the address', async () => {
  const anna = people.find(isNamed('anna.n@mail.example'))
  if (!anna) throw new Error('nobody')
  await sql`update customers set email = 'anna@lund.example' where id = ${anna.id}`.execute(shop.db)
  const email = await makeCustomer(shop.db)
  await sql`update customers set email = ${anna.email} where email = ${email}`.execute(shop.db)
  const kindsOf = async (address: string) => {
    const { emails = [] } = await exportOf({ ...anna, email: address })
    return emails.map((row) => idOf('emails', row).replace(/:.*/, '')).toSorted()
  }
  const letters = ['message', 'message']
  expect(await kindsOf('anna@lund.example')).toEqual(
    [...letters, 'orderConfirmed', 'orderShipped', 'volumeReceived', 'volumeRequested'].toSorted(),
  )
  // what nobody knows to be anna's
  expect(await kindsOf(anna.email)).toEqual(['job', ...letters])
})

test('a letter with a typed address belongs to the customer of its storefront, or else to the one of the other', async () => {
  const [here, there] = [await makeCustomer(shop.db), await makeCustomer(shop.db, 'pro')]
  const letter = { recipient: 'orders@emberwright.example', subject: 'Chat', body: 'Hello', project_id: 11 }
  await shop.db
    .insertInto('emails')
    .values([
      { ...letter, key: 'of there', sender: there },
      { ...letter, key: 'of here', sender: here },
      { ...letter, key: 'of here, at the other', sender: here, project_id: 14 },
    ])
    .execute()
  const keysOf = async (email: string) =>
    (await exportPersonalData(shop.db, email)).customers.flatMap(({ tables }) =>
      (tables.emails ?? []).map((row) => idOf('emails', row)),
    )
  expect(await keysOf(there)).toEqual(['of there'])
  expect((await keysOf(here)).toSorted()).toEqual(['of here', 'of here, at the other'])
  await sql`update customers set email = ${here} where email = ${there}`.execute(shop.db)
  const { customers } = await exportPersonalData(shop.db, here)
  expect(customers.map(({ tables }) => tables.emails?.map((row) => idOf('emails', row)))).toEqual([
    ['of here'],
    ['of here, at the other'],
  ])
})

test('[T98] what was typed at a storefront where nobody has the address belongs to the customer of the other one', async () => {
  const [here, there] = [await makeCustomer(shop.db), await makeCustomer(shop.db)]
  const letters = ['a', 'b'].map((letter) => `${letter}.${here}`)
  for (const email of [here, there, ...letters]) {
    await sql`insert into newsletter_addresses (project_id, email, asked_at) values (14, ${email}, now())`.execute(
      shop.db,
    )
    await sql`insert into reset_codes (project_id, email, browser, method, code_mac, expires_at)
      values (14, ${email}, 'b', 'email', 'm', now())`.execute(shop.db)
    await sql`insert into rate_limits (key, n, until) values (${`login-at:14:${email}:192.0.2.9`}, 1, now())`.execute(
      shop.db,
    )
  }
  // somebody else registers the other address there
  const newcomer = await makeCustomer(shop.db, 'pro')
  await sql`update customers set email = ${there} where email = ${newcomer}`.execute(shop.db)
  const of = async (email: string) =>
    (await exportPersonalData(shop.db, email)).customers.map(({ project_id, tables }) => [
      project_id,
      ...(['newsletter_addresses', 'reset_codes', 'rate_limits'] as const).map(
        (name) => tables[name]?.length ?? 0,
      ),
    ])
  expect(await of(here)).toEqual([[11, 1, 1, 1]])
  expect(await of(there)).toEqual([
    [11, 0, 0, 0],
    [14, 1, 1, 1],
  ])
  await erasePersonalData(shop.db, here)
  const { rows } = await sql<{ email: string }>`select email from newsletter_addresses
    where email like ${`%${here}`} or email = ${there} order by email`.execute(shop.db)
  expect(rows.map(({ email }) => email)).toEqual([...letters, there].toSorted())
})

test('letters to the shop do not belong to a customer who has registered the address of the shop', async () => {
  const email = await makeCustomer(shop.db)
  await sql`update customers set email = 'orders@emberwright.example' where email = ${email}`.execute(shop.db)
  const { customers } = await exportPersonalData(shop.db, 'orders@emberwright.example')
  expect(customers.map(({ tables }) => tables.emails)).toEqual([undefined])
})
