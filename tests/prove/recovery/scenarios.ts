import { cartScenarios } from './cart-scenarios.ts'
import { checkoutPreflightScenarios, deliveryScenarios, paymentScenarios } from './checkout-scenarios.ts'
import { orderScenarios } from './order-scenarios.ts'
import type { Scenarios } from './scenario.ts'
import { formScenarios, sessionScenarios } from './session-scenarios.ts'
import { siteScenarios } from './site-scenarios.ts'

export const scenarios: Scenarios = {
  ...cartScenarios,
  ...deliveryScenarios,
  ...paymentScenarios,
  ...checkoutPreflightScenarios,
  ...orderScenarios,
  ...siteScenarios,
  ...sessionScenarios,
  ...formScenarios,
}

/** States that no page can reach, with the reason. */
export const excluded: Readonly<Record<string, string>> = {
  'payment.clearing/clearMethod': 'no page offers to take the method back',
}
