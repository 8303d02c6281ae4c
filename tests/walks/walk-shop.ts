import { afterAll } from 'vitest'
import { type TestShop, useShop } from '#tests/support/shop.ts'
import { type Network, openNetwork } from './network.ts'

interface WalkShop {
  readonly shop: TestShop
  readonly net: Network
  /** Advances the clock of the server by as many milliseconds. */
  readonly later: (ms: number) => void
  /** as the server reads the clock */
  readonly now: () => Date
}

/** A shop for this test file with the faulty network before it. */
export async function useWalkShop(choices: Parameters<typeof useShop>[0] = {}): Promise<WalkShop> {
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const shop = await useShop(Object.assign(choices, { now }))
  const net = await openNetwork(() => shop.url)
  afterAll(() => net.close())
  const later = (ms: number) => {
    ahead += ms
  }
  return { shop, net, later, now }
}
