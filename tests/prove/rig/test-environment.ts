import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { openDatabase, type TestDb } from '#tests/support/database.ts'
import { openTestCluster } from '#tests/support/test-cluster.ts'
import { type Fault, openFaultProxy, type ProxiedRequest } from './fault-proxy.ts'
import { type GatewayKind, startGateway } from './gateway-process.ts'
import { type ShopOrders, type ShopProcess, startShop } from './shop-process.ts'

/** A seeded database, the gateway and the shop, each in a process of its own. */
export interface TestEnvironment {
  readonly db: TestDb
  readonly databaseUrl: string
  readonly gatewayUrl: string
  readonly shop: ShopProcess
  /** the address of the first storefront, not through any proxy */
  readonly url: string
}

type EnvironmentOrders = Partial<Omit<ShopOrders, 'databaseUrl' | 'gatewayUrl'>> & {
  readonly gateway?: GatewayKind
}

/**
 * Runs `work` in a new test environment and closes it afterwards, also when `work` throws.
 * @param gatewayFault chooses the fault of each request of the shop to the gateway
 */
export async function withTestEnvironment<T>(
  { gateway: kind = 'sandbox', ...orders }: EnvironmentOrders,
  work: (environment: TestEnvironment) => Promise<T>,
  gatewayFault?: (request: ProxiedRequest) => Fault,
): Promise<T> {
  const cluster = await openTestCluster()
  const closers: (() => Promise<void> | void)[] = [() => cluster.close()]
  try {
    const databaseUrl = await cluster.clone()
    const db = openDatabase(databaseUrl, 4, NO_TIMEOUTS)
    closers.push(() => db.destroy())
    const gateway = await startGateway(databaseUrl, kind)
    closers.push(() => gateway.stop())
    const between = gatewayFault && (await openFaultProxy(() => gateway.url, gatewayFault))
    if (between) closers.push(() => between.close())
    const shop = await startShop({ ...orders, databaseUrl, gatewayUrl: between?.url ?? gateway.url })
    closers.push(() => shop.kill())
    const url = `http://127.0.0.1:${shop.ports[0]}`
    return await work({ db, databaseUrl, gatewayUrl: gateway.url, shop, url })
  } finally {
    for (const close of closers.reverse()) await close()
  }
}
