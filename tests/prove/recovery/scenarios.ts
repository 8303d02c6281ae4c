import { accountScenarios } from './account-scenarios.ts'
import { cartScenarios } from './cart-scenarios.ts'
import { checkoutPreflightScenarios, deliveryScenarios, paymentScenarios } from './checkout-scenarios.ts'
import { contentScenarios } from './content-scenarios.ts'
import { importScenarios } from './import-scenarios.ts'
import { orderDeskScenarios } from './order-desk-scenarios.ts'
import { orderScenarios } from './order-scenarios.ts'
import type { Entry, Scenario, Scenarios } from './scenario.ts'
import { formScenarios, sessionScenarios } from './session-scenarios.ts'
import { showScenarios } from './show-scenarios.ts'
import { siteScenarios } from './site-scenarios.ts'
import { walkedEntry } from './walked-entries.ts'

const stated: Scenarios = {
  ...cartScenarios,
  ...deliveryScenarios,
  ...paymentScenarios,
  ...checkoutPreflightScenarios,
  ...orderScenarios,
  ...siteScenarios,
  ...contentScenarios,
  ...importScenarios,
  ...orderDeskScenarios,
  ...sessionScenarios,
  ...formScenarios,
  ...accountScenarios,
  ...showScenarios,
}

const withEntry = ([state, scenario]: readonly [string, Scenario]): [string, Scenario & Entry] => {
  const { begin } = scenario
  return [state, begin ? { ...scenario, begin } : { ...walkedEntry(state), ...scenario }]
}

export const scenarios: Readonly<Record<string, Scenario & Entry>> = Object.fromEntries(
  Object.entries(stated).map(withEntry),
)

/** States that need no case of their own, with the reason. */
export const excluded: Readonly<Record<string, string>> = {
  'payment.clearing/clearMethod': 'no page offers to take the method back',
  'catalogueImport.file.applyingAgain/applyImport': 'the cases of applying go through it after a lost answer',
  'catalogueImport.undo.undoingAgain/undoImport': 'the cases of undoing go through it after a lost answer',
  'orderAction.sendingAgain/sendPress': 'the cases of sending go through it after a lost answer',
  'orderAction.readingRefund/readRefund':
    'it is repeated every ten seconds, and what is shown meanwhile stays as it is',
}
