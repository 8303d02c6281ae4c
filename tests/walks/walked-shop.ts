import { afterAll } from 'vitest'
import { type TestShop, useShop } from '#tests/support/shop.ts'
import { type Net, openNet } from './line.ts'

/** A shop of this file's own and the net before it. */
export async function useWalkedShop(
  choices: Parameters<typeof useShop>[0] = {},
): Promise<{ readonly shop: TestShop; readonly net: Net }> {
  const shop = await useShop(choices)
  const net = await openNet(() => shop.url)
  afterAll(() => net.close())
  return { shop, net }
}
