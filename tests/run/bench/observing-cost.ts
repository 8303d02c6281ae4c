import { productCalls } from '#contract/catalogue/products.ts'
import { makeShopper } from '#tests/support/customers.ts'
import { ask } from './ask.ts'
import { type Contender, measureRounds, openContender } from './contender.ts'
import type { Operation } from './operation.ts'

const TIMES = 2_000
const ROUNDS = 9

export interface ObservingCost {
  /** milliseconds of CPU of a call without log and metrics */
  readonly call: number
  /** and how much more it takes with both */
  readonly observing: number
}

/**
 * What log and metrics cost a call that is answered from memory: two processes on one database, in turn. The median of the rounds,
 * because a difference of two minima is that of two moments.
 */
export async function observingCost(databaseUrl: string): Promise<ObservingCost> {
  const sides: Contender[] = []
  try {
    for (const isObserved of [false, true])
      sides.push(await openContender(process.cwd(), databaseUrl, { isObserved }))
    const rounds = await measureRounds(sides, sides.map(keptList), ROUNDS)
    const pairs = rounds.flatMap(([bare, observed]) =>
      bare && observed ? { call: bare.node, observing: observed.node - bare.node } : [],
    )
    return {
      call: median(pairs.map(({ call }) => call)),
      observing: median(pairs.map(({ observing }) => observing)),
    }
  } finally {
    for (const side of sides) await side.close()
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const keptList = ({ url, db }: Contender): Operation => ({
  name: 'a list that is kept',
  times: TIMES,
  bound: null,
  peer: '',
  prepare: async () => {
    const shopper = await makeShopper(url, db)
    return () => ask(shopper, productCalls.products, { body: {} })
  },
})
