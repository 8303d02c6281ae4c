import { setTimeout as pause } from 'node:timers/promises'
import { randomFrom } from '#statecharts/engine/random.ts'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { withTestDatabase } from '#tests/prove/rig/test-database.ts'
import { type Death, deaths, type StartedShop, startShop } from './started-shop.ts'

const FIRST_START = 60_000
const PROMISED = 5_000
/** A start takes about one second; where the machine is too busy for that, the promise is as many times its start. */
const STARTS = 4
/** After so many deaths the pauses are long, so the shop runs until they start over. */
const IN_A_ROW = 4
const HEALTHY = 5_500

/** Counts in deaths of the server; the first seven are one of each kind. */
export const restart: Proof = {
  rule: '[P32] whatever ends the server, both storefronts answer again within five seconds, and a line says why',
  counts: { test: 7, long: 20, control: 1 },
  controlBreaks: ['not_back'],
  run: (trial) =>
    withTestDatabase(async (databaseUrl) => {
      const shop = await startShop(databaseUrl, !trial.broken)
      try {
        return await dieAgainAndAgain(shop, trial)
      } finally {
        await shop.stop()
      }
    }),
  judge: (figures) => [...above(figures, { not_back: 0, unexplained: 0 }), ...below(figures, { deaths: 1 })],
}

async function dieAgainAndAgain(shop: StartedShop, { count, seed, say }: Trial): Promise<Figures> {
  const start = await shop.back(FIRST_START)
  if (start === null) throw new Error(`the shop does not start: ${shop.output()}`)
  const promised = Math.max(PROMISED, STARTS * start)
  const random = randomFrom(seed)
  const times: number[] = []
  let notBack = 0
  for (let n = 0; n < count; n++) {
    if (n > 0 && n % IN_A_ROW === 0) await pause(HEALTHY)
    const death = deaths[n] ?? drawn(random)
    await shop.die(death)
    const took = await shop.back(promised)
    say(`${death.name}: ${took === null ? 'not back' : `back after ${took.toFixed(0)} ms`}`)
    if (took === null) notBack++
    else times.push(took)
    if (took === null && (await shop.back(promised)) === null) {
      say(shop.output())
      break
    }
  }
  const explained = shop.output().split('The shop ended: ').length - 1
  return {
    deaths: times.length + notBack,
    not_back: notBack,
    unexplained: times.length + notBack - explained,
    start_ms: Math.round(start),
    slowest_ms: Math.round(Math.max(0, ...times)),
  }
}

function drawn(random: () => number): Death {
  const death = deaths[Math.floor(random() * deaths.length)]
  if (!death) throw new Error('no death was drawn')
  return death
}
