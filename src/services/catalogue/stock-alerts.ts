import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { stockAlertCalls } from '#contract/catalogue/stock-alerts.ts'
import { FIVE_MINUTES } from '#contract/platform/constants.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import type { QueryScope } from '#src/services/platform/queries.ts'

const KEY = 'stock-alerts'

/** The sold-out products of which the customer is told when they are back; removed at logout. */
export const stockAlertsQuery = ({ call, projectId, level }: QueryScope) =>
  queryOptions({
    queryKey: [KEY, projectId, level],
    queryFn: async ({ signal }) => (await call(stockAlertCalls.selectStockAlerts, {}, { signal })).alerts,
    enabled: level !== null,
    staleTime: FIVE_MINUTES,
    retry: false,
  })

/** Resolves with why it was refused, or null; rejects when it is not known whether it was done. The same call again is harmless. */
export async function setStockAlert(
  call: Call,
  queries: QueryClient,
  body: { readonly products_id: number; readonly is_wanted: boolean },
): Promise<string | null> {
  const { success, errors } = await call(stockAlertCalls.setStockAlert, { body })
  await queries.invalidateQueries({ queryKey: [KEY] })
  return success ? null : errors.join(' ')
}
