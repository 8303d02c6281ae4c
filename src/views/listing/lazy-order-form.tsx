import { lazyComponent } from '#src/lazy/lazy-component.tsx'

/** The rows of the order form are fetched when somebody chooses them. */
export const OrderForm = lazyComponent(
  () => import('./order-form.tsx'),
  (module) => module.OrderForm,
  { isSuspending: true },
)
