import { siteCalls } from '#contract/site.ts'
import { maintenanceModel } from '#machines/maintenance/maintenance.model.ts'
import { appInfoServices } from '#src/services/site.ts'
import { switchAppSetting } from '#tests/support/app-setting.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { clientOf } from './client-of.ts'
import { answered, lost, meeting } from './service-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'

const { shop, net } = await useWalkShop()
const setDown = (isDown: boolean) => switchAppSetting(shop, 'down_for_maintenance', isDown)

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
      open: answered(() => setDown(false)),
      down: answered(() => setDown(true)),
      // the server always names its version: this is what a cache before it says
      noVersion: meeting('answered empty'),
      lost,
    },
  },
  open: async ({ input }) => {
    await setDown(false)
    const shopper = new Shopper(shop.url)
    const connection = net.connect(shopper)
    const machine = maintenanceModel.machine.provide({
      actors: appInfoServices(clientOf(shopper, connection)),
    })
    return { machine, connection, input: { appInfo: await inputs[input]?.() } }
  },
})
