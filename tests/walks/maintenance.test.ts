import { siteCalls } from '#contract/site.ts'
import { maintenanceModel } from '#machines/maintenance/maintenance.model.ts'
import { appInfoServices } from '#src/services/site.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { clientOf } from './client-of.ts'
import { switchSetting } from './site-setting.ts'
import type { Fixture } from './fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walk } from './walk.ts'

const { shop, net } = await useWalkShop()

/** What the page brings along, as the server of the page says it. */
const inputs: Readonly<Record<string, () => Promise<unknown>>> = {
  bare: async () => ({ appInfo: null }),
  open: async () => ({ appInfo: await new Shopper(shop.url).call(siteCalls.getAppInfo, { body: {} }) }),
  closed: async () => ({ appInfo: [] }),
}

walk({
  model: maintenanceModel,
  answers: {
    loadAppInfo: {
      open: () => switchSetting(shop, 'down_for_maintenance', false),
      down: () => switchSetting(shop, 'down_for_maintenance', true),
      // the server always names its version: this is what a cache before it says
      noVersion: () => 'answered empty',
      lost: () => 'request lost',
    },
  },
  open: async ({ input }): Promise<Fixture> => {
    await switchSetting(shop, 'down_for_maintenance', false)
    const shopper = new Shopper(shop.url)
    const connection = net.connect(shopper)
    const machine = maintenanceModel.machine.provide({
      actors: appInfoServices(clientOf(shopper, connection)),
    })
    return { machine, connection, input: await inputs[input]?.() }
  },
})
