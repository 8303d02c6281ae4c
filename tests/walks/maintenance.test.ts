import { siteCalls } from '#contract/site/site.ts'
import { maintenanceModel } from '#machines/site/maintenance/maintenance.model.ts'
import { appInfoServices } from '#src/services/site/site.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { clientOf } from './client-of.ts'
import { meeting } from './service-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'
import { maintenanceAnswers, setDown } from './workflows/maintenance.ts'

const { shop, openCustomer } = await useWalkShop({ refreshPeriod: 50 })

/** What the page brings along, as the server of the page says it. */
const inputs: Readonly<Record<string, () => unknown>> = {
  bare: () => null,
  open: () => new Shopper(shop.url).call(siteCalls.getAppInfo, { body: {} }),
  closed: () => [],
}

walkServices({
  model: maintenanceModel,
  events: {},
  answers: {
    loadAppInfo: {
      ...maintenanceAnswers,
      // the server always names its version: this is what a cache before it says
      noVersion: meeting('answered empty'),
    },
  },
  open: async ({ input }) => {
    await setDown({ db: shop.db, shop }, false)
    const customer = await openCustomer()
    const actors = appInfoServices(clientOf(customer.shopper, customer.held))
    const machine = maintenanceModel.machine.provide({ actors })
    return { ...customer, machine, input: { appInfo: await inputs[input]?.() } }
  },
})
