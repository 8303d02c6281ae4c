import { useLocation } from 'react-router'
import { OrderLists } from './order-lists.tsx'
import { OrderPage } from './order-page.tsx'

/** The lists of orders or, below them, one order. */
export function OrdersPage() {
  const [id] = /\d+$/.exec(useLocation().pathname.replace(/\/$/, '')) ?? []
  return id === undefined ? <OrderLists /> : <OrderPage key={id} ordersId={Number(id)} />
}
