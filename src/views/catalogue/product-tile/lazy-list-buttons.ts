import { lazyComponent } from '#src/lazy/lazy-component.tsx'

export const ListButtons = lazyComponent(
  () => import('#src/views/catalogue/product-lists/list-buttons.tsx'),
  (module) => module.ListButtons,
  // a product can do without them
  { Failure: () => null },
)
