import type { TestDb } from '#tests/support/database.ts'
import type { erasePersonalData, exportPersonalData } from '#server/staff/privacy/customer-records.ts'
import type { Figures } from '#tests/prove/proof.ts'
import { typed } from './alike-addresses.ts'
import type { Person } from './people.ts'
import { PERSONAL, type Snapshot } from './rows.ts'

/** The module is loaded late, because of the control. */
export interface Records {
  readonly exportPersonalData: typeof exportPersonalData
  readonly erasePersonalData: typeof erasePersonalData
}
export interface Compared {
  readonly people: readonly Person[]
  readonly say: (line: string) => void
}

/** Every person's export against the rows that came while they acted. */
export async function compareExports(
  db: TestDb,
  records: Records,
  { people, snapshot, say }: Compared & { readonly snapshot: Snapshot },
): Promise<Figures> {
  const figures = { foreign_exported: 0, not_exported: 0 }
  for (const person of people) {
    const { customers, guest } = await records.exportPersonalData(db, typed(person.email))
    const customer = customers.find(({ project_id }) => project_id === person.projectId)
    const tables = person.customerId === null ? guest : (customer?.tables ?? {})
    for (const { name } of PERSONAL) {
      const got = (tables[name] ?? []).map((row) => JSON.stringify(row))
      const own = ownRows(person, snapshot, name)
      const [foreign, missing] = [without(got, own), without(own, got)]
      figures.foreign_exported += foreign.length
      figures.not_exported += missing.length
      for (const row of foreign.slice(0, 2))
        say(`${person.email} gets a foreign row of ${name}: ${row.slice(0, 300)}`)
      for (const row of missing.slice(0, 2)) say(`${person.email} does not get ${name}: ${row.slice(0, 300)}`)
    }
  }
  return figures
}

const ownRows = ({ own }: Person, { rows }: Snapshot, name: string): readonly string[] =>
  [...(own[name] ?? [])].flatMap((key) => {
    const row = rows[name]?.get(key)
    return row ? [JSON.stringify(JSON.parse(row.exported))] : []
  })

/** Those of the first list that are not in the second one; of equal ones as many as there are more. */
function without(list: readonly string[], other: readonly string[]): readonly string[] {
  const left = [...other]
  return list.filter((row) => {
    const at = left.indexOf(row)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
