import { shopNameOf } from '#contract/site/settings.ts'
import type { staffSetupCalls } from '#contract/staff/staff-setup.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { readShopReadiness } from './read-shop-readiness.ts'

export const staffSetupHandlers: Handlers<typeof staffSetupCalls> = {
  readiness: async (_, { shop }) => ({
    lines: [...(await readShopReadiness(shop))],
    storefronts: shop.environment.projectIds.map((project_id) => ({
      project_id,
      name: shopNameOf(shop.settings.current(project_id).store, project_id),
    })),
  }),
}
