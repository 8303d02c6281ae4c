import { maintenanceMachine } from '#machines/site/maintenance/maintenance.machine.ts'
import { productSearchMachine } from '#machines/catalogue/product-search/product-search.machine.ts'
import { sessionMachine } from '#machines/account/session/session.machine.ts'
import { shopMachine } from '#machines/storefront/shop/shop.machine.ts'
import { versionCheckMachine } from '#machines/site/version-check/version-check.machine.ts'
import { type ReadStored, sessionServices } from '#src/services/account/session.ts'
import { appInfoServices, searchServices, siteServices, versionServices } from '#src/services/site/site.ts'
import { lazyMachines } from '#src/lazy/lazy-machines.ts'
import type { CustomerWires } from './wire-customer.ts'

export interface Wires extends CustomerWires {
  readonly readStored: ReadStored
  readonly readVersion: () => string | null
}

/**
 * Provides the actors that machines name with implementations from `src/services`; those for customers are in
 * `wire-customer.ts`.
 */
export function wireShop(wires: Wires) {
  const { call, readStored, readVersion, queries } = wires
  const { fetch: importCustomerMachines, proxyOf } = lazyMachines(
    () => import('./wire-customer.ts'),
    ({ wireCustomer }) => wireCustomer(wires),
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
