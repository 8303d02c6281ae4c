import { randomUUID } from 'node:crypto'
import { showCalls } from '#contract/shows/shows.ts'
import type { TestDb } from '#tests/support/database.ts'
import { saveOf, share, showOf } from '#tests/server/shows/stored-shows.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import type { Operation } from './operation.ts'

const CUES = 500

export function showOperations(
  shoppers: () => Promise<readonly Shopper[]>,
  db: TestDb,
): readonly Operation[] {
  return [
    {
      name: 'save a show of 500 cues',
      times: 240,
      bound: 3,
      peer: '',
      prepare: async () => saves(await shoppers(), db),
    },
    {
      name: 'view a shared show of 500 cues',
      times: 400,
      bound: 1,
      peer: '',
      prepare: async () => views(await shoppers(), db),
    },
  ]
}

type Run = (index: number) => Promise<void>

/** Each customer saves one show again and again. */
async function saves(people: readonly Shopper[], db: TestDb): Promise<Run> {
  const doc = showOf(CUES)
  const shows = people.map((shopper) => ({ shopper, id: randomUUID(), revision: 0 }))
  return async (index) => {
    const show = shows[index % shows.length]
    if (!show) return
    const body = saveOf({ id: show.id, base_revision: show.revision++, doc })
    await unlimited(db, () => show.shopper.send(showCalls.saveShow, { body }))
  }
}

async function views(people: readonly Shopper[], db: TestDb): Promise<Run> {
  const [owner] = people
  if (!owner) throw new Error('there is no shopper')
  const { token } = await share(owner, showOf(CUES))
  return () => unlimited(db, () => owner.send(showCalls.viewShow, { params: { token } }))
}

/** The counters of the limits are taken back. */
async function unlimited(db: TestDb, ask: () => Promise<{ readonly status: number }>): Promise<void> {
  const { status } = await ask()
  if (status === 429) {
    await db.deleteFrom('rate_limits').execute()
    return unlimited(db, ask)
  }
  if (status !== 200) throw new Error(`a call of shows answered ${status}`)
}
