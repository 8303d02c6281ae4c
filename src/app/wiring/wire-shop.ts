import { fromPromise } from 'xstate'
import { maintenanceMachine } from '#machines/site/maintenance/maintenance.machine.ts'
import { productSearchMachine } from '#machines/catalogue/product-search/product-search.machine.ts'
import { sessionMachine } from '#machines/account/session/session.machine.ts'
import { shopMachine } from '#machines/storefront/shop/shop.machine.ts'
import { versionCheckMachine } from '#machines/site/version-check/version-check.machine.ts'
import { type ReadStored, sessionServices } from '#src/services/account/session.ts'
import { appInfoServices, searchServices, siteServices, versionServices } from '#src/services/site/site.ts'
import { retryImport } from '#src/lazy/retry-import.ts'
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
  const script = retryImport(() => import('./wire-customer.ts'))
  const machine = shopMachine.provide({
    actors: {
      ...siteServices(call),
      session: sessionMachine.provide({ actors: sessionServices(call, readStored) }),
      productSearch: productSearchMachine.provide({ actors: searchServices(call, queries) }),
      maintenance: maintenanceMachine.provide({ actors: appInfoServices(call) }),
      versionCheck: versionCheckMachine.provide({
        actors: { ...appInfoServices(call), ...versionServices(readVersion) },
      }),
      importCustomerMachines: fromPromise<undefined, undefined>(async () => {
        const { wireCustomer } = await script.load()
        // XState looks actors up when they are invoked, and the chart invokes these after it has imported them
        Object.assign(machine.implementations.actors, wireCustomer(wires))
        return undefined
      }),
    },
  })
  return machine
}
