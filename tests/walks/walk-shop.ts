import { afterAll } from 'vitest'
import { makeCustomer } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { openConnection } from './network.ts'
import type { CustomerFixture } from './service-fixture.ts'
import { openTestGateway } from './test-gateway.ts'

/** A shop for this test file, and customers whose connections can be broken. */
export async function useWalkShop(choices: Parameters<typeof useShop>[0] = {}) {
  const gateway = openTestGateway(() => shop.databaseUrl)
  const shop = Object.assign(await useShop(Object.assign(choices, { gateway })), { gateway })
  const connect = (shopper: Shopper) => openConnection(shopper, () => shop.url)
  afterAll(() => gateway.close())
  /** A new customer, logged in, whose calls are held. */
  const openCustomer = async (): Promise<CustomerFixture> => {
    const email = await makeCustomer(shop.db)
    const shopper = new Shopper(shop.url)
    await shopper.logIn(email)
    return { shop, db: shop.db, email, shopper, held: connect(shopper) }
  }
  return { shop, connect, openCustomer }
}
