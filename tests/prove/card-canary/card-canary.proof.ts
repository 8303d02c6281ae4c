import { ensureBuilt } from '#server/start/build-app.ts'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { withTestEnvironment, type TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { type CanaryCards, canaryCards } from './canary-cards.ts'
import { findPlanted } from './planted.ts'
import { OBSERVED_PLACES, type Observed, scanObserved } from './observed-places.ts'
import { openProvider, type Provider } from './provider.ts'
import { purchase } from './purchase.ts'
import { Scanner } from './scanner.ts'
import { scanServer } from './server-places.ts'

export const cardCanary: Proof = {
  rule: '[PAY-03][PAY-05] no card is anywhere but in its two calls, whatever fails on the way',
  counts: { test: 1, long: 5, control: 1 },
  controlBreaks: ['hits', 'log_hits', 'open_fields'],
  run: async (trial) => {
    const assets = await ensureBuilt(trial.say)
    const bySandbox = await withTestEnvironment({ assets, isObserved: true }, (environment) =>
      purchases(environment, trial, null),
    )
    const provider = await openProvider()
    try {
      const cybersource = provider.environment
      const byCybersource = await withTestEnvironment(
        { assets, cybersource, isObserved: true },
        (environment) => purchases(environment, trial, provider),
      )
      const names = Object.keys(bySandbox)
      const sums = names.map((name) => [name, (bySandbox[name] ?? 0) + (byCybersource[name] ?? 0)])
      return { ...Object.fromEntries(sums), charged_by_cybersource: provider.charges() }
    } finally {
      await provider.close()
    }
  },
  judge: (figures) => [
    ...above(figures, { hits: 0, log_hits: 0, open_fields: 0, plants_missed: 0 }),
    ...below(figures, {
      places: 44,
      plants: 180,
      card_calls: 10,
      machine_bytes: 200_000,
      card_lines: 10,
      fault_lines: 4,
      card_series: 4,
      charged_by_cybersource: 1,
    }),
  ],
}

/** @param provider that takes the cards instead of the sandbox */
async function purchases(
  environment: TestEnvironment,
  trial: Trial,
  provider: Provider | null,
): Promise<Figures> {
  const { seed, count, broken, say } = trial
  const sum = {
    hits: 0,
    log_hits: 0,
    bytes: 0,
    open_fields: 0,
    card_calls: 0,
    machine_bytes: 0,
    plants: 0,
    plants_missed: 0,
  }
  let places = 0
  let observed: Observed = { card_lines: 0, fault_lines: 0, card_series: 0 }
  for (let run = 0; run < count; run++) {
    const cards = canaryCards(seed, run)
    const scanner = new Scanner(Object.values(cards))
    const { cardCalls, openFields } = await purchase(environment, scanner, cards, broken)
    if (broken) await noteCard(environment, cards)
    observed = await scanObserved(scanner, environment, lastRequestId(trial, run, cards))
    await scanServer(scanner, environment)
    for (const [place, text] of Object.entries(provider?.texts() ?? {})) scanner.text(place, text)
    const { planted, found } = findPlanted(Object.values(cards))
    sum.hits += scanner.hits.length
    sum.log_hits += scanner.hits.filter(({ place }) => OBSERVED_PLACES.has(place)).length
    sum.bytes += scanner.total
    sum.open_fields += openFields
    sum.card_calls += cardCalls
    sum.machine_bytes += scanner.bytes.get('inspection events') ?? 0
    sum.plants += planted
    sum.plants_missed += planted - found
    places = scanner.places
    for (const line of told(scanner)) say(line)
  }
  return { places, ...sum, ...observed }
}

/** The negative control: a client has called its request by the number of a card. */
const lastRequestId = ({ broken }: Trial, run: number, { good }: CanaryCards): string =>
  broken ? good.number : `last-request-${run}`

/** The negative control: a card number stands with the orders. */
async function noteCard({ db }: TestEnvironment, cards: CanaryCards): Promise<void> {
  const [card] = Object.values(cards)
  await db
    .updateTable('orders')
    .set({ comments: `paid with ${card?.number}` })
    .execute()
}

function told({ bytes, hits }: Scanner): string[] {
  const found = new Set(hits.map(({ place, what }) => `found in ${place}: ${what}`))
  return [...[...bytes].map(([place, size]) => `${place}: ${size} bytes`), ...found]
}
