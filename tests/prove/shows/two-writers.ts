import { randomUUID } from 'node:crypto'
import { showCalls } from '#contract/shows/shows.ts'
import { randomOf } from '#pyro/random.ts'
import { runConcurrently } from '#tests/prove/rig/run-concurrently.ts'
import type { ShopProcess } from '#tests/prove/rig/shop-process.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import type { Figures, Trial } from '#tests/prove/proof.ts'
import { makeShopper } from '#tests/support/customers.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { Writer } from './writer.ts'

const CUSTOMERS = 6
const CHANGES = 4

/** Two devices change one show at once, round after round, while the second process is killed again and again. */
export async function twoWriters(
  { url, db }: TestEnvironment,
  second: ShopProcess,
  { seed, count, broken, say }: Trial,
): Promise<Figures> {
  const origins = [url, `http://127.0.0.1:${second.ports[0]}`]
  const customers = await runConcurrently([...Array(CUSTOMERS).keys()], 2, async () => {
    const shopper = await makeShopper(url, db)
    await shopper.call(showCalls.selectShows, {})
    return origins.map((origin) => sameShopper(shopper, origin))
  })
  const tally = { rounds: 0, saves: 0, faults: 0, kills: 0, lost_changes: 0, answered_differently: 0 }
  const rounds = [...Array(count).keys()]
  const half = Math.ceil(count / 2)
  for (const part of [rounds.slice(0, half), rounds.slice(half)]) {
    const killed = second.restart()
    await runConcurrently(customers, CUSTOMERS, async (clients, at) => {
      for (const index of part.filter((each) => each % CUSTOMERS === at)) {
        // every customer may save sixty times a minute
        await db.deleteFrom('rate_limits').execute()
        const { writers, lost } = await round({ seed: `${seed} ${index}`, merges: !broken }, clients)
        if (lost.length > 0) say(`round ${index} lost ${lost.join()}`)
        tally.rounds++
        tally.lost_changes += lost.length
        for (const writer of writers) {
          tally.saves += writer.saves
          tally.faults += writer.faults
          tally.answered_differently += writer.answeredDifferently
        }
      }
    })
    await killed
    tally.kills++
  }
  return tally
}

/** One show, which both devices change; answers the cues that they added and nobody has any more. */
async function round(
  { seed, merges }: { readonly seed: string; readonly merges: boolean },
  clients: readonly Shopper[],
) {
  const id = randomUUID()
  const writers = ['a', 'b'].map(
    (name) => new Writer({ name, id, clients, merges, random: randomOf(`${seed} ${name}`) }),
  )
  await Promise.all(
    writers.map(async (writer) => {
      for (let change = 0; change < CHANGES; change++) await writer.change()
      await writer.flush()
    }),
  )
  for (const writer of writers) await writer.repeatLate()
  const [reader] = clients
  const stored = await reader?.call(showCalls.selectShow, { params: { id } })
  const there = new Set(JSON.stringify(stored?.doc).match(/(?<="id":")[ab]-\d+/g))
  await reader?.call(showCalls.removeShow, { body: { id } })
  return { writers, lost: writers.flatMap(({ added }) => [...added].filter((cue) => !there.has(cue))) }
}

/** The same customer with the same cookies, at another process. */
function sameShopper(shopper: Shopper, origin: string): Shopper {
  const other = new Shopper(origin)
  other.token = shopper.token
  for (const [name, value] of shopper.cookies) other.cookies.set(name, value)
  return other
}
