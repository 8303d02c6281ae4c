import { FLOW_LIMITS, type flowCalls } from '#contract/site/flow.ts'
import { flagOf } from '#contract/site/settings.ts'
import type { Handlers, StaffContext } from '#server/platform/http/handler.ts'
import { invalid } from '#server/platform/http/http-error.ts'
import { countEvents } from '#server/platform/http/rate-limit.ts'
import { listCharts, readChart, readFlow } from './read-flow.ts'

export const flowHandlers: Handlers<typeof flowCalls> = {
  countFlow: async ({ body }, { projectId, address, now, shop }) => {
    shop.flow.limit(address, now())
    if (!flagOf(shop.settings.current(projectId).app, 'flow_counting')) return { success: false }
    await shop.flow.count(projectId, body, now())
    return { success: true }
  },
  readFlow: async ({ query: { version = null, ...query } }, context) => {
    await limit(context)
    if (daysBetween(query) > FLOW_LIMITS.days) throw invalid(`At most ${FLOW_LIMITS.days} days can be read.`)
    const { db, projectId, shop } = context
    return readFlow(db, { ...query, version, projectId, build: shop.appVersion })
  },
  listCharts: async (_, context) => {
    await limit(context)
    return listCharts(context.db, context.shop.appVersion)
  },
  readChart: async ({ params }, context) => {
    await limit(context)
    return readChart(context.db, params)
  },
}

const limit = ({ db, staff, now }: StaffContext) =>
  countEvents(db, [{ key: `statecharts:${staff.id}`, events: 60, seconds: 60 }], now())

const DAY = 86_400_000

const daysBetween = ({ from, to }: { readonly from: string; readonly to: string }): number =>
  (Date.parse(to) - Date.parse(from)) / DAY + 1
