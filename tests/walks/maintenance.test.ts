import { siteCalls } from '#contract/site.ts'
import { maintenanceModel } from '#machines/maintenance/maintenance.model.ts'
import { appInfoServices } from '#src/services/site.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { clientOf } from './client-of.ts'
import { switchSetting } from './site-setting.ts'
import type { Stage } from './stage.ts'
import { useWalkedShop } from './walked-shop.ts'
import { walk } from './walk.ts'

const { shop, net } = await useWalkedShop()

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
  open: async ({ input }): Promise<Stage> => {
    await switchSetting(shop, 'down_for_maintenance', false)
    const shopper = new Shopper(shop.url)
    const line = net.line(shopper)
    const machine = maintenanceModel.machine.provide({ actors: appInfoServices(clientOf(shopper, line)) })
    return { machine, line, input: await inputs[input]?.() }
  },
})
