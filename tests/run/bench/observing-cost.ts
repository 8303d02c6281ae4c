import { productCalls } from '#contract/catalogue/products.ts'
import { makeShopper } from '#tests/support/customers.ts'
import { ask } from './ask.ts'
import { type Contender, measureInTurn, openContender } from './contender.ts'
import type { Operation } from './operation.ts'

const TIMES = 4_000

export interface ObservingCost {
  /** milliseconds of CPU of a call without log and metrics */
  readonly call: number
  /** and how much more it takes with both */
  readonly observing: number
}

/** What log and metrics cost a call that is answered from memory: two processes on one database, in turn. */
export async function observingCost(databaseUrl: string): Promise<ObservingCost> {
  const sides: Contender[] = []
  try {
    for (const isObserved of [false, true])
      sides.push(await openContender(process.cwd(), databaseUrl, { isObserved }))
    const [bare, observed] = await measureInTurn(sides, sides.map(keptList))
    if (!bare || !observed) throw new Error('there is no cost')
    return { call: bare.node, observing: observed.node - bare.node }
  } finally {
    for (const side of sides) await side.close()
  }
}

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
