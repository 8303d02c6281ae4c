import { cartScenes } from './cart-scenes.ts'
import { deliveryScenes } from './checkout-scenes.ts'
import { orderScenes } from './order-scenes.ts'
import { paymentScenes, preparationScenes } from './payment-scenes.ts'
import type { Scenes } from './scene.ts'
import { formScenes, sessionScenes } from './session-scenes.ts'
import { siteScenes } from './site-scenes.ts'

export const scenes: Scenes = {
  ...cartScenes,
  ...deliveryScenes,
  ...paymentScenes,
  ...preparationScenes,
  ...orderScenes,
  ...siteScenes,
  ...sessionScenes,
  ...formScenes,
}

/** States that no page leads to, with the reason. */
export const untried: Readonly<Record<string, string>> = {
  'payment.clearing/clearMethod': 'no page offers to take the method back',
}
