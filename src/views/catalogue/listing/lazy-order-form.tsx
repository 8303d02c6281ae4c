import { lazyComponent } from '#src/lazy/lazy-component.tsx'

/** Fetched when the order form view is selected. */
export const OrderForm = lazyComponent(
  () => import('./order-form.tsx'),
  (module) => module.OrderForm,
  { isSuspending: true },
)
