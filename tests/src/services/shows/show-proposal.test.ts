import { createActor, toPromise } from 'xstate'
import { expect, test } from 'vitest'
import { deliveryCalls } from '#contract/delivery/delivery.ts'
import { productCalls } from '#contract/catalogue/products.ts'
import { firstWishes } from '#machines/shows/show-proposal/show-proposal.outcome.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { showProposalServices } from '#src/services/shows/show-proposal.ts'
import { consumerProducts } from '#tests/pyro/show/catalogue-products.ts'

const goods = [...consumerProducts.values()]
const restricted = new Set(goods.flatMap((each) => (each.texas_restricted ? [each.products_id] : [])))

/** The answers of a shop to a customer with addresses in these states, and the paths that were asked. */
function shopOf(states: readonly string[]) {
  const asked: string[] = []
  const answers = new Map<string, unknown>([
    [productCalls.products.path, { products: goods, meta: { pagination: { last_page: 1 } } }],
    [
      deliveryCalls.selectShippingAddresses.path,
      states.map((state) => ({ state, is_customer_address: true })),
    ],
  ])
  const call = async ({ path }: { readonly path: string }) => {
    asked.push(path)
    return answers.get(path)
  }
  // answers two calls
  return { call: call as unknown as Call, asked }
}

async function restrictedIn(call: Call, isCustomer = true): Promise<number> {
  const { proposeShows } = showProposalServices(call, () => 150)
  let found = 0
  for (let seed = 1; seed <= 5; seed++) {
    const input = { isCustomer, wishes: firstWishes({ isCustomer }), seed }
    const proposal = await toPromise(createActor(proposeShows, { input }).start())
    if (proposal.kind === 'impossible') throw new Error(`nothing is proposed: ${proposal.wish}`)
    const cues = proposal.plans.flatMap(({ doc }) => doc.cues)
    found += cues.filter(({ products_id }) => restricted.has(products_id)).length
  }
  return found
}

test('[SHOW-01] a customer whose addresses are all in Texas is proposed nothing that must not go there', async () => {
  expect(await restrictedIn(shopOf(['TX', 'Texas']).call)).toBe(0)
})

test('[SHOW-01] with an address elsewhere, or none, everything is proposed', async () => {
  expect(await restrictedIn(shopOf(['TX', 'MO']).call)).toBeGreaterThan(0)
  expect(await restrictedIn(shopOf([]).call)).toBeGreaterThan(0)
})

test('a visitor has no addresses to ask for', async () => {
  const { call, asked } = shopOf(['TX'])
  expect(await restrictedIn(call, false)).toBeGreaterThan(0)
  expect(new Set(asked)).toEqual(new Set([productCalls.products.path]))
})

test('[SHOW-01] nothing of an unknown tube is proposed nearer than the shop asks for', async () => {
  const { call } = shopOf([])
  const isUnknown = ({ caliber, performance_height }: (typeof goods)[number]) =>
    caliber === null && performance_height !== 'Ground'
  const unknown = new Set(goods.flatMap((each) => (isUnknown(each) ? [each.products_id] : [])))
  const wishes = { ...firstWishes({ isCustomer: true }), crowd_ft: 320 }
  const proposed = async (feet: number) => {
    const { proposeShows } = showProposalServices(call, () => feet)
    const input = { isCustomer: true, wishes, seed: 1 }
    const proposal = await toPromise(createActor(proposeShows, { input }).start())
    const cues = proposal.kind === 'impossible' ? [] : proposal.plans.flatMap(({ doc }) => doc.cues)
    return cues.map(({ products_id }) => unknown.has(products_id))
  }
  expect(await proposed(150)).toContain(true)
  const strict = await proposed(400)
  expect([strict.length > 0, strict.includes(true)]).toEqual([true, false])
})
