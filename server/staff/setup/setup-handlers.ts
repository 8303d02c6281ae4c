import type { staffSetupCalls } from '#contract/staff/staff-setup.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { readReadiness } from './read-readiness.ts'
import { isReady, readinessOf } from './readiness.ts'

export const staffSetupHandlers: Handlers<typeof staffSetupCalls> = {
  readiness: async (_, { db, shop, now }) => {
    const { projectIds, ...environment } = shop.environment
    const lines = readinessOf(await readReadiness(db, projectIds, environment, now()))
    return { lines: [...lines], opens_desk: shop.isProduction && !isReady(lines) }
  },
}
