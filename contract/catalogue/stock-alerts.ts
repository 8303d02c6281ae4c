import * as v from 'valibot'
import { endpoint } from '#contract/platform/endpoint.ts'
import { Id, Outcome } from '#contract/platform/wire.ts'

/** The maximum number of products that a customer waits for. */
export const MAX_STOCK_ALERTS = 200

export const StockAlert = v.object({
  products_id: Id,
  products_model: v.string(),
  products_name: v.string(),
  products_url: v.string(),
})
export type StockAlert = v.InferOutput<typeof StockAlert>

export const stockAlertCalls = {
  selectStockAlerts: endpoint({
    method: 'GET',
    path: 'api/customers/select-stock-alerts',
    auth: 'required',
    summary: 'The sold-out products of which the customer is told when they are back, the last one first',
    answer: v.object({ alerts: v.array(StockAlert) }),
  }),
  setStockAlert: endpoint({
    method: 'POST',
    path: 'api/customers/set-stock-alert',
    auth: 'required',
    summary: 'One e-mail when a sold-out product is back in stock, or none any more',
    body: v.strictObject({ products_id: Id, is_wanted: v.boolean() }),
    answer: Outcome,
  }),
}
