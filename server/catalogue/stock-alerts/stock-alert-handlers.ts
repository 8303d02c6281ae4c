import type { stockAlertCalls } from '#contract/catalogue/stock-alerts.ts'
import { int4, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { setStockAlert } from './set-stock-alert.ts'

const select = statement({
  name: 'stock-alerts',
  sql: `select p.id as products_id, p.model as products_model, p.name as products_name, p.url as products_url
   from stock_alerts a join products p on p.id = a.product_id
   where a.customer_id = :customerId and p.active order by a.id desc`,
  params: { customerId: int4 },
  row: { products_id: int4, products_model: text, products_name: text, products_url: text },
})

export const stockAlertHandlers: Handlers<typeof stockAlertCalls> = {
  selectStockAlerts: async (_, { db, session }) => ({
    alerts: [...(await select(db, { customerId: session.customerId }))],
  }),
  setStockAlert: ({ body }, context) => setStockAlert(body, context),
}
