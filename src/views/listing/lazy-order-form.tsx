import { lazy } from 'react'

/** The rows of the order form are fetched when somebody chooses them. */
export const OrderForm = lazy(() =>
  import('./order-form.tsx').then((module) => ({ default: module.OrderForm })),
)
