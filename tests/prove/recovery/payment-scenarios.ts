import { cards } from '#e2e/pages/checkout.driver.ts'
import { filled, headed, opened, pressed, quoted, radioIn, reading } from './checkout-scenarios.ts'
import { pathsOf } from '#tests/support/call-paths.ts'
import type { TestUser, Scenario, Scenarios } from './scenario.ts'

const atPayment = async (user: TestUser) => {
  await opened(quoted, '/checkout/payment', 'Payment')(user)
  await user.checkout.fillCard(cards.good)
}
const paying: Omit<Scenario, 'arrange'> = {
  begin: ({ checkout }) => checkout.continueToReview(),
  happy: headed('Review your order'),
  actions: (user) => [pressed(user, 'Continue to review')],
}
const ready = ({ checkout }: TestUser) => checkout.number

export const paymentScenarios: Scenarios = {
  'payment/loadDeadlines': reading('/checkout/payment', quoted, ready),
  'payment.readingBilling/loadBilling': reading('/checkout/payment', quoted, ready, { passes: 1 }),
  'payment.saving/saveBilling': { ...paying, arrange: atPayment },
  'payment.authorizing/authorizeCard': { ...paying, arrange: atPayment },
}

const details = radioIn('Ship to')
export const checkoutPreflightScenarios: Scenarios = {
  'checkoutPreflight.readingCart/readCart': reading('/checkout', filled, details),
  'checkoutPreflight.updatingPromo/updatePromoProducts': reading('/checkout', filled, details),
  'checkoutPreflight.checkingStock/checkCartStock': reading('/checkout', filled, details),
  'checkoutPreflight.readingProgress/readProgress': reading('/checkout', filled, details, {
    only: pathsOf(['selectBilling']),
  }),
}
