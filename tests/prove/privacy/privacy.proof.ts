import { sql } from 'kysely'
import { PERSONAL_TABLES } from '#server/staff/privacy/personal-tables.ts'
import { randomFrom } from '#statecharts/engine/random.ts'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { withTestEnvironment, type TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { alikeAddresses } from './alike-addresses.ts'
import { eraseSome, unlistedColumns } from './erasures.ts'
import { compareExports } from './exports.ts'
import { actAsCustomer, actAsGuest, nameOf, type Person, type TwoStorefronts } from './people.ts'
import { noKeys, PERSONAL, PersonalRows } from './rows.ts'

/** Counts in addresses. In the negative control those who wrote an e-mail or failed to log in are looked for by a part of it. */
export const privacy: Proof = {
  rule: '[T98] of 200 people with alike addresses each gets the own data, and the erasure of one changes no row of anybody else',
  counts: { test: 16, long: 200, control: 10 },
  controlBreaks: ['foreign_exported', 'foreign_changed'],
  run: (trial) =>
    withTestEnvironment({ projectIds: [11, 14], trustedProxies: 1 }, (environment) =>
      run(environment, trial),
    ),
  judge: (figures) => [
    ...above(figures, {
      foreign_exported: 0,
      not_exported: 0,
      foreign_changed: 0,
      not_erased: 0,
      left_over: 0,
      unlisted_columns: 0,
      // each of them is a table of which nobody has a row
      empty_tables: 0,
    }),
    ...below(figures, {
      people: 5,
      guests: 1,
      erased: 2,
      erased_guests: 1,
      own_rows: 200,
      named_columns: 20,
    }),
  ],
}

async function run(environment: TestEnvironment, trial: Trial): Promise<Figures> {
  const { db, shop } = environment
  if (trial.broken) matchByParts()
  // statements are declared from the table when this is loaded
  const records = await import('#server/staff/privacy/customer-records.ts')
  await sql`update stock set qty = 1000000 where qty > 0`.execute(db)
  const rows = await PersonalRows.open(db)
  const people = await actAll(environment, rows, trial)
  // nothing else changes rows from here on
  await shop.kill()
  await sql`update orders set status_id = 3 where status_id <> 30`.execute(db)
  const { columns, unlisted } = await unlistedColumns(db, trial.say)
  const exports = await compareExports(db, records, {
    people,
    snapshot: await rows.snapshot(),
    say: trial.say,
  })
  const erasures = await eraseSome(db, records, { people, rows, say: trial.say })
  return {
    people: people.filter(({ customerId }) => customerId !== null).length,
    guests: people.filter(({ customerId }) => customerId === null).length,
    own_rows: people.reduce(
      (sum, { own }) => sum + PERSONAL.reduce((n, { name }) => n + (own[name]?.size ?? 0), 0),
      0,
    ),
    empty_tables: PERSONAL.filter(({ name }) => !people.some(({ own }) => (own[name]?.size ?? 0) > 0)).length,
    named_columns: columns,
    unlisted_columns: unlisted,
    ...exports,
    ...erasures,
  }
}

/** As the first version of export and erasure did. */
function matchByParts(): void {
  const address = '(select c.email from customers c where c.id = :customerId)'
  Object.assign(PERSONAL_TABLES.emails ?? {}, {
    of: `t.customer_id = :customerId or position(${address} in coalesce(t.sender, lower(t.recipient))) > 0`,
  })
  Object.assign(PERSONAL_TABLES.rate_limits ?? {}, { of: `position(${address} in t.key) > 0` })
  Object.assign(PERSONAL_TABLES.newsletter_addresses ?? {}, {
    of: `position(${address} in t.email) > 0`,
    ofGuest: 'position(:email in t.email) > 0',
  })
}

/** Of as many addresses, one is that of somebody without an account, and one that of a customer of both storefronts. */
const GUESTS = 8
const TWINS = 6

async function actAll(
  { db, url, shop }: TestEnvironment,
  rows: PersonalRows,
  { seed, count, say }: Trial,
): Promise<readonly Person[]> {
  const urls = { 11: url, 14: `http://127.0.0.1:${shop.ports[1]}` }
  const editor = async (projectId: 11 | 14) =>
    logInEditor(urls[projectId], await makeEditor(db, ['orders', 'refunds']), { projectId })
  const place: TwoStorefronts = { db, urls, desks: { 11: await editor(11), 14: await editor(14) } }
  const people: Person[] = []
  const act = async (email: string, projectId: 11 | 14, work: 'guest' | 'alone' | 'twin') => {
    const index = people.length
    const who = { email, projectId, name: nameOf(index), index }
    const moment = await rows.now()
    const customerId =
      work === 'guest'
        ? await actAsGuest(place, who).then(() => null)
        : await actAsCustomer(place, who, work === 'alone')
    // limits of all people together end nothing here
    await sql`delete from rate_limits where key !~ '@'`.execute(db)
    const own = ownOf(await rows.writtenSince(moment), people, who)
    people.push({ ...who, customerId, own: { ...own, staff_audit: await refusalsOf(db, customerId) } })
    if (people.length % 20 === 0) say(`${people.length} people`)
  }
  for (const [index, email] of alikeAddresses(randomFrom(seed), count).entries()) {
    if (index % GUESTS === GUESTS - 1) await act(email, 11, 'guest')
    else if (index % TWINS === 0) {
      await act(email, 11, 'twin')
      await act(email, 14, 'twin')
    } else await act(email, 11, 'alone')
  }
  return people
}

type Written = Awaited<ReturnType<PersonalRows['writtenSince']>>

/** Rows of the audit about what staff do are nobody's, but those with a reason. */
async function refusalsOf(
  db: TestEnvironment['db'],
  customerId: number | null,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select id::text from staff_audit
    where action = 'documents refuse' and starts_with(subject, ${`7, customer ${customerId}: `})`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** What was new of what was written; a limit of log-ins is that of the address at both storefronts. */
function ownOf(written: Written, earlier: readonly Person[], { email }: { readonly email: string }) {
  const own = noKeys()
  for (const { name, key } of written) {
    const isShared = key === `staff-log-in:${email}`
    const isCounted = name !== 'rate_limits' || key.includes(email)
    if (isCounted && (isShared || !earlier.some((person) => person.own[name]?.has(key)))) own[name]?.add(key)
  }
  return own
}
