import { useLocation } from 'react-router'
import type { TemplateFormActor } from '#src/views/quick-order/templates/save-template.tsx'
import { OrderLists } from './order-lists.tsx'
import { OrderPage } from './order-page.tsx'

/** The lists of orders or, below them, one order. */
export function OrdersPage({ form }: { form: TemplateFormActor }) {
  const [id] = /\d+$/.exec(useLocation().pathname.replace(/\/$/, '')) ?? []
  return id === undefined ? <OrderLists /> : <OrderPage key={id} ordersId={Number(id)} form={form} />
}
