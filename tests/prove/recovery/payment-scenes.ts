import { cards } from '#e2e/pages/checkout.driver.ts'
import { filled, headed, opened, pressed, quoted, radioIn, reading } from './checkout-scenes.ts'
import { pathsOf } from './invoking-states.ts'
import type { Player, Scene, Scenes } from './scene.ts'

const atPayment = async (player: Player) => {
  await opened(quoted, '/checkout/payment', 'Payment')(player)
  await player.checkout.fillCard(cards.good)
}
const paying: Omit<Scene, 'arrange'> = {
  begin: ({ checkout }) => checkout.continueToReview(),
  happy: headed('Review your order'),
  ways: (player) => [pressed(player, 'Continue to review')],
}
const ready = ({ checkout }: Player) => checkout.number

export const paymentScenes: Scenes = {
  'payment/loadDeadlines': reading('/checkout/payment', quoted, ready),
  'payment.readingBilling/loadBilling': reading('/checkout/payment', quoted, ready, { passes: 1 }),
  'payment.saving/saveBilling': { ...paying, arrange: atPayment },
  'payment.authorizing/authorizeCard': { ...paying, arrange: atPayment },
}

const details = radioIn('Ship to')
export const preparationScenes: Scenes = {
  'preparation.readingCart/readCart': reading('/checkout', filled, details),
  'preparation.updatingPromo/updatePromoProducts': reading('/checkout', filled, details),
  'preparation.checkingStock/checkCartStock': reading('/checkout', filled, details),
  'preparation.readingProgress/readProgress': reading('/checkout', filled, details, {
    only: pathsOf(['selectBilling']),
  }),
}
