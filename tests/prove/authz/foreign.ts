import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { ask, isGiven, placesWith, type Reply, type Row, withId } from './matrix.ts'
import type { Owner } from './owner.ts'
import type { Payload } from './policy.ts'
import type { Tally } from './tally.ts'

/** Ids that never exist. */
const NOBODY = {
  number: 2_000_000_123,
  name: 'q-00000000-0000-4000-8000-000000000000',
  uuid: '00000000-0000-4000-8000-000000000000',
} as const

/** Puts every foreign id into every id field: the answer must equal that for an id that does not exist. */
export async function foreignIds(
  environment: TestEnvironment,
  row: Row,
  me: Owner,
  others: readonly Owner[],
  tally: Tally,
): Promise<void> {
  for (const place of placesWith(row, 'own')) await tryIds(environment, row, me, others, tally, place)
}

/** Fields whose invalid ids are logged, and fields that change nothing. */
export async function ownIds(
  environment: TestEnvironment,
  row: Row,
  me: Owner,
  others: readonly Owner[],
  tally: Tally,
): Promise<void> {
  for (const place of placesWith(row, 'reviewed')) await tryIds(environment, row, me, others, tally, place)
  for (const place of placesWith(row, 'ignored')) {
    const payload = row.policy.payload?.(me) ?? {}
    const own = await askAsMe(environment, row, me, payload)
    for (const value of valuesFor(payload, place, others)) {
      const reply = await askAsMe(environment, row, me, withId(payload, place, value))
      tally.cell('foreign')
      if (reply.text !== own.text) tally.note('told_apart', shown(row, place, value, reply))
    }
  }
}

async function tryIds(
  environment: TestEnvironment,
  row: Row,
  me: Owner,
  others: readonly Owner[],
  tally: Tally,
  place: string,
): Promise<void> {
  const payload = row.policy.payload?.(me) ?? {}
  const nobody = withId(payload, place, asIn(payload, place, NOBODY[kindOf(valueAt(payload, place))]))
  const missing = await askAsMe(environment, row, me, nobody)
  if (isGiven(missing)) tally.note('let_in', shown(row, place, 'what nobody has', missing))
  for (const value of valuesFor(payload, place, others)) {
    const reply = await askAsMe(environment, row, me, withId(payload, place, value))
    tally.cell('foreign')
    if (isGiven(reply)) tally.note('let_in', shown(row, place, value, reply))
    else if (reply.status !== missing.status || reply.text !== missing.text)
      tally.note('told_apart', shown(row, place, value, reply))
    await environment.db.deleteFrom('rate_limits').execute()
  }
}

const askAsMe = (environment: TestEnvironment, row: Row, me: Owner, payload: Payload): Promise<Reply> =>
  ask(environment, row, me, payload, { authorization: `Bearer ${me.shopper.token}` })

const valueAt = (payload: unknown, place: string): unknown =>
  place
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value ? new Map(Object.entries(value)).get(key) : null),
      payload,
    )

function kindOf(own: unknown): keyof typeof NOBODY {
  if (typeof own !== 'string' || /^\d+$/.test(own)) return 'number'
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(own) ? 'uuid' : 'name'
}

/** In a path every id is a text. */
const asIn = (payload: Payload, place: string, value: number | string): number | string =>
  typeof valueAt(payload, place) === 'string' ? String(value) : value

/** Ids of others that fit a place: names or UUIDs where one stands, numbers elsewhere. */
function valuesFor(payload: Payload, place: string, others: readonly Owner[]): readonly (number | string)[] {
  const own = valueAt(payload, place)
  const isEmail = place.endsWith('email_address')
  if (isEmail) return others.map(({ email }) => email)
  const kind = kindOf(own)
  const values = others.flatMap(
    ({ names, numbers, uuids }): readonly (number | string)[] =>
      ({ name: names, number: numbers, uuid: uuids })[kind],
  )
  return values.map((value) => asIn(payload, place, value))
}

const shown = ({ name }: Row, place: string, value: unknown, { status, text }: Reply): string =>
  `${name} with ${place} = ${String(value)}: ${status} ${text.slice(0, 160)}`
