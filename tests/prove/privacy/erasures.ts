import type { TestDb } from '#tests/support/database.ts'
import { PERSONAL_TABLES } from '#server/staff/privacy/personal-tables.ts'
import type { Figures } from '#tests/prove/proof.ts'
import { typed } from './alike-addresses.ts'
import type { Compared, Records } from './exports.ts'
import { NAME, type Person } from './people.ts'
import { columnsWith, type Keys, noKeys, PERSONAL, type PersonalRows, type Snapshot } from './rows.ts'

/** Of as many people with an account, and without one, one is erased. */
const SHARE = 4
const isChosen = (_: Person, index: number): boolean => index % SHARE === 0
const hasAccount = ({ customerId }: Person): boolean => customerId !== null

/** Erases some, one after the other, and compares every row of everybody before and after; then looks for what is left of them. */
export async function eraseSome(
  db: TestDb,
  { erasePersonalData }: Records,
  { people, rows, say }: Compared & { readonly rows: PersonalRows },
): Promise<Figures> {
  const figures = { erased: 0, erased_guests: 0, foreign_changed: 0, not_erased: 0, left_over: 0 }
  const [customers, guests] = [people.filter(hasAccount), people.filter((person) => !hasAccount(person))]
  const addresses = new Set(
    [customers, guests].flatMap((all) => all.filter(isChosen)).map(({ email }) => email),
  )
  let before = await rows.snapshot()
  for (const email of addresses) {
    const erased = people.filter((person) => person.email === email)
    await erasePersonalData(db, typed(email))
    const after = await rows.snapshot()
    const own = ownOfAll(erased)
    const foreign = changedRows(before, after).filter(({ name, key }) => !own[name]?.has(key))
    const kept = keptRows(before, after, own)
    figures.erased += erased.length
    figures.erased_guests += erased.filter((person) => !hasAccount(person)).length
    figures.foreign_changed += foreign.length
    figures.not_erased += kept.length
    for (const line of foreign.slice(0, 3)) say(`the erasure of ${email} changes ${line.name} ${line.key}`)
    for (const line of kept.slice(0, 3)) say(`the erasure of ${email} leaves ${line.name} ${line.key}`)
    before = after
  }
  const left = await leftOf(db, people, addresses)
  for (const line of left.slice(0, 10)) say(`left over: ${line}`)
  return { ...figures, left_over: left.length }
}

interface RowName {
  readonly name: string
  readonly key: string
}

function ownOfAll(people: readonly Person[]): Keys {
  const all = noKeys()
  for (const { own } of people)
    for (const { name } of PERSONAL) for (const key of own[name] ?? []) all[name]?.add(key)
  return all
}

/** Rows that are gone, changed or new, but the one that says of the erasure; a table of nobody as a whole. */
function changedRows(before: Snapshot, after: Snapshot): readonly RowName[] {
  const ofPeople = PERSONAL.flatMap(({ name }) => {
    const [old, present] = [before.rows[name] ?? new Map(), after.rows[name] ?? new Map()]
    const changed = [...old].filter(([key, row]) => present.get(key)?.text !== row.text)
    const added = [...present].filter(([key]) => name !== 'staff_audit' && !old.has(key))
    return [...changed, ...added].map(([key]) => ({ name, key }))
  })
  const others = Object.keys(before.others).filter((name) => before.others[name] !== after.others[name])
  return [...ofPeople, ...others.map((name) => ({ name, key: 'as a whole' }))]
}

/** Own rows that should be gone, or other than they were. */
function keptRows(before: Snapshot, after: Snapshot, own: Keys): readonly RowName[] {
  return PERSONAL.flatMap(({ name, erased }) =>
    [...(own[name] ?? [])]
      .filter((key) => {
        const [old, present] = [before.rows[name]?.get(key), after.rows[name]?.get(key)]
        if (erased === 'keep' || old === undefined) return false
        return erased === 'delete' ? present !== undefined : present?.text === old.text
      })
      .map((key) => ({ name, key })),
  )
}

/** What separates an address from what stands beside it. */
const BESIDE = /[\s,;:<>()[\]\\"]+/

/** Columns that still have the name or the whole address of somebody who was erased. */
async function leftOf(
  db: TestDb,
  people: readonly Person[],
  addresses: ReadonlySet<string>,
): Promise<readonly string[]> {
  const names = new Set(people.filter(({ email }) => addresses.has(email)).map(({ name }) => name))
  const word = new RegExp(NAME, 'g')
  const found = await columnsWith(db, `${NAME}|@`)
  return found.flatMap(({ table, column, text }) => {
    const words = (text.match(word) ?? []).filter((name) => names.has(name))
    const whole = text.split(BESIDE).filter((each) => addresses.has(each.toLowerCase()))
    return [...words, ...whole].map((what) => `${table}.${column} has ${what}: ${text.slice(0, 200)}`)
  })
}

/** Columns with a name of somebody, and those of them of which the table of personal data knows nothing. */
export async function unlistedColumns(
  db: TestDb,
  say: (line: string) => void,
): Promise<{ readonly columns: number; readonly unlisted: number }> {
  const found = await columnsWith(db, NAME)
  const columns = [...new Set(found.map(({ table, column }) => `${table}.${column}`))]
  const unlisted = columns.filter((each) => !isListed(each))
  for (const each of unlisted) say(`nothing is said about ${each}`)
  return { columns: columns.length, unlisted: unlisted.length }
}

function isListed(name: string): boolean {
  const [schema, table = '', column = ''] = name.split('.')
  const listed = schema === 'public' ? PERSONAL_TABLES[table] : null
  if (!listed || listed.erased === 'keep') return false
  // a generated column follows the one that it is generated from
  return listed.erased === 'delete' || column in listed.erased.set || column === 'po_number'
}
