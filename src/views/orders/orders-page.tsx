import { useLocation } from 'react-router'
import type { FormActor } from '#src/views/platform/hooks/use-form-actor.ts'
import { OrderLists } from './order-lists.tsx'
import { OrderPage } from './order-page.tsx'

/** The lists of orders or, below them, one order. */
export function OrdersPage({ form }: { form: FormActor }) {
  const [id] = /\d+$/.exec(useLocation().pathname.replace(/\/$/, '')) ?? []
  return id === undefined ? <OrderLists /> : <OrderPage key={id} ordersId={Number(id)} form={form} />
}
