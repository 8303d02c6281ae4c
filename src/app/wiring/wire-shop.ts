import type { QueryClient } from '@tanstack/react-query'
import { maintenanceMachine } from '#machines/maintenance/maintenance.machine.ts'
import { productSearchMachine } from '#machines/product-search/product-search.machine.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { shopMachine } from '#machines/shop/shop.machine.ts'
import { versionCheckMachine } from '#machines/version-check/version-check.machine.ts'
import type { Call } from '#src/services/client/client.ts'
import type { CardSource } from '#src/services/order.ts'
import { type ReadStored, sessionServices } from '#src/services/session.ts'
import { appInfoServices, searchServices, siteServices, versionServices } from '#src/services/site.ts'
import { lazyMachines } from '#src/lazy/lazy-machines.ts'

export interface Wires {
  readonly call: Call
  readonly card: CardSource
  readonly readStored: ReadStored
  readonly readVersion: () => string | null
  readonly queries: QueryClient
}

/**
 * Provides the actors that machines name with implementations from `src/services`; those for customers are in
 * `wire-customer.ts`.
 */
export function wireShop({ call, card, readStored, readVersion, queries }: Wires) {
  const { fetch: importCustomerMachines, proxyOf } = lazyMachines(
    () => import('./wire-customer.ts'),
    ({ wireCustomer }) => wireCustomer(call, card, queries),
  )
  return shopMachine.provide({
    actors: {
      ...siteServices(call),
      session: sessionMachine.provide({ actors: sessionServices(call, readStored) }),
      productSearch: productSearchMachine.provide({ actors: searchServices(call, queries) }),
      maintenance: maintenanceMachine.provide({ actors: appInfoServices(call) }),
      versionCheck: versionCheckMachine.provide({
        actors: { ...appInfoServices(call), ...versionServices(readVersion) },
      }),
      importCustomerMachines,
      cart: proxyOf('cart'),
      staleCart: proxyOf('staleCart'),
      coupon: proxyOf('coupon'),
      checkout: proxyOf('checkout'),
    },
  })
}
