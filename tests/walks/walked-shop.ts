import { afterAll } from 'vitest'
import { type TestShop, useShop } from '#tests/support/shop.ts'
import { type Net, openNet } from './line.ts'

interface WalkedShop {
  readonly shop: TestShop
  readonly net: Net
  /** So many milliseconds pass for the server. */
  readonly later: (ms: number) => void
  /** as the server reads the clock */
  readonly now: () => Date
}

/** A shop of this file's own and the net before it. */
export async function useWalkedShop(choices: Parameters<typeof useShop>[0] = {}): Promise<WalkedShop> {
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const shop = await useShop(Object.assign(choices, { now }))
  const net = await openNet(() => shop.url)
  afterAll(() => net.close())
  const later = (ms: number) => {
    ahead += ms
  }
  return { shop, net, later, now }
}
