import { deliveryCalls } from '#contract/delivery/delivery.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import { cards } from '#e2e/pages/checkout.driver.ts'
import { fill } from '#tests/prove/rig/fill-cart.ts'
import { chooseCheapestQuote } from '#tests/support/checkout.ts'
import { pathsOf } from '#tests/support/call-paths.ts'
import { load, type PageAction, type Scenario, type Scenarios, type TestUser } from './scenario.ts'

type Arrange = NonNullable<Scenario['arrange']>

const PICKUP = {
  is_pickup: true,
  pickup_date: null,
  pickup_time: null,
  pickup_name: 'Dana Whitfield',
  pickup_phone: '(417) 555-0140',
  ship_date: null,
} as const

const filled = ({ shopper, product }: TestUser) => fill(shopper, [product])

async function addressed(user: TestUser): Promise<void> {
  await filled(user)
  const [first] = await user.shopper.call(deliveryCalls.selectShippingAddresses, {})
  if (!first) throw new Error('an address is needed')
  const { shipping_address_id, is_customer_address } = first
  await user.shopper.call(deliveryCalls.setShippingAddress, {
    body: { shipping_address_id, is_customer_address },
  })
}

async function quoted(user: TestUser): Promise<void> {
  await addressed(user)
  await chooseCheapestQuote(user.shopper)
}

async function pickedUp(user: TestUser): Promise<void> {
  await filled(user)
  await user.shopper.call(deliveryCalls.updatePickupInfo, { body: PICKUP })
}

/** The page of a step, loaded anew after the cart has been brought that far. */
const opened = (arrange: Arrange, path: string, heading: string) => async (user: TestUser) => {
  await arrange(user)
  await load(user, path)
  await headed(heading)(user).waitFor()
}

const headed =
  (name: string) =>
  ({ checkout }: TestUser) =>
    checkout.main.getByRole('heading', { level: 1, name })
const radioIn =
  (group: string) =>
  ({ checkout }: TestUser) =>
    checkout.main.getByRole('group', { name: group }).getByRole('radio').first()
const pressed = ({ checkout }: TestUser, name: string): PageAction => ({
  at: checkout.main.locator('button:not([aria-busy="true"]):not([aria-disabled="true"])', { hasText: name }),
})

const radio = ({ checkout }: TestUser, group: string, checked: boolean) =>
  checkout.main.getByRole('group', { name: group }).getByRole('radio', { checked }).first()
const unchosen = (user: TestUser, group: string) => radio(user, group, false)
const chosen = (user: TestUser, group: string) => radio(user, group, true)

const free =
  (id: string) =>
  ({ page }: TestUser) =>
    page.locator(`#${id} label:has(input:not(:checked):not(:disabled))`).first()
const dayChips = free('delivery-date')
const timeChips = free('pickup-time')

const reading = (
  path: string,
  arrange: Arrange,
  happy: Scenario['happy'],
  more: Partial<Scenario> = {},
): Scenario => ({ arrange, begin: (user) => load(user, path), happy, ...more })

export const deliveryScenarios: Scenarios = {
  'delivery.reading/loadAddress': reading('/checkout', filled, radioIn('Ship to'), {
    only: pathsOf(['selectShippingAddresses']),
  }),
  'delivery.choosing/setShippingAddress': {
    arrange: opened(filled, '/checkout', 'Details'),
    begin: (user) => unchosen(user, 'Ship to').click(),
    happy: headed('Shipping'),
    actions: (user) => [
      { at: chosen(user, 'Ship to'), go: () => pressed(user, 'Continue to shipping').at.click() },
      { at: unchosen(user, 'Ship to') },
    ],
  },
  'delivery.saving/saveShippingAddress': {
    arrange: async (user) => {
      await opened(filled, '/checkout', 'Details')(user)
      await user.checkout.main.getByRole('button', { name: 'Add address' }).click()
    },
    begin: ({ checkout }) => checkout.giveAddress({ zip: '65401', city: 'Rolla', state: 'MO' }),
    happy: headed('Shipping'),
    actions: (user) => [pressed(user, 'Continue to shipping')],
  },
  'schedule.readingDates/loadDates': reading('/checkout/shipping', addressed, ({ page }) =>
    page.locator('#delivery-date input').first(),
  ),
  'schedule.readingTimes/loadPickupTimes': {
    arrange: async (user) => {
      await opened(pickedUp, '/checkout/shipping', 'Pickup')(user)
      await timeChips(user).waitFor()
    },
    begin: (user) => dayChips(user).click(),
    happy: ({ page }) => page.locator('#pickup-time input').first(),
    actions: (user) => [{ at: dayChips(user) }],
  },
  'schedule.saving/updatePickupInfo': {
    arrange: async (user) => {
      await opened(pickedUp, '/checkout/shipping', 'Pickup')(user)
      await timeChips(user).waitFor()
    },
    begin: (user) => timeChips(user).click(),
    happy: ({ page }) => page.getByText(MESSAGES.pickupSaved),
    actions: (user) => [{ at: user.page.locator('#pickup-time:not(:has(input:checked)) label').first() }],
  },
  'shippingQuotes.askingCarriers/loadCarriers': reading('/checkout/shipping', addressed, radioIn('Freight')),
  'shippingQuotes.preselecting/saveShippingQuote': {
    arrange: addressed,
    begin: (user) => load(user, '/checkout/shipping'),
    happy: headed('Payment'),
    actions: (user) => [
      { at: chosen(user, 'Freight'), go: () => pressed(user, 'Continue to payment').at.click() },
      { at: unchosen(user, 'Freight') },
    ],
  },
  'shippingQuotes.saving/saveShippingQuote': {
    arrange: async (user) => {
      await opened(quoted, '/checkout/shipping', 'Shipping')(user)
      await radioIn('Freight')(user).waitFor()
    },
    begin: (user) => unchosen(user, 'Freight').click(),
    happy: headed('Payment'),
    actions: (user) => [
      { at: chosen(user, 'Freight'), go: () => pressed(user, 'Continue to payment').at.click() },
      { at: unchosen(user, 'Freight') },
    ],
  },
  'texasCheck.checking/checkTexas': reading(
    '/checkout/shipping',
    quoted,
    (user) => pressed(user, 'Continue to payment').at,
  ),
}

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
