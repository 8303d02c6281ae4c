import { deliveryCalls } from '#contract/delivery.ts'
import { fill } from '#tests/prove/rig/fill-cart.ts'
import { chooseCheapestQuote } from '#tests/support/checkout.ts'
import { pathsOf } from './invoking-states.ts'
import type { Player, Scene, Scenes, Way } from './scene.ts'

const PICKUP = {
  is_pickup: true,
  pickup_date: null,
  pickup_time: null,
  pickup_name: 'Dana Whitfield',
  pickup_phone: '(417) 555-0140',
  ship_date: null,
} as const

export const filled = ({ shopper, product }: Player) => fill(shopper, [product])

/** A new cart, since the last one may be ordered, picked up or half-way. */
export async function addressed(player: Player): Promise<void> {
  await filled(player)
  await player.shopper.call(deliveryCalls.updatePickupInfo, { body: { ...PICKUP, is_pickup: false } })
  const [first] = await player.shopper.call(deliveryCalls.selectShippingAddresses, {})
  if (!first) throw new Error('an address is needed')
  const { shipping_address_id, is_customer_address } = first
  await player.shopper.call(deliveryCalls.setShippingAddress, {
    body: { shipping_address_id, is_customer_address },
  })
}

export async function quoted(player: Player): Promise<void> {
  await addressed(player)
  await chooseCheapestQuote(player.shopper)
}

/** Two addresses to choose from, of which one is chosen. */
async function betweenTwo(player: Player): Promise<void> {
  await filled(player)
  const known = await player.shopper.call(deliveryCalls.selectShippingAddresses, {})
  if (known.length > 1) return
  await player.shopper.call(deliveryCalls.saveShippingAddress, {
    body: {
      shippingAddress: {
        name: 'Teddy Bloom',
        street_address: '12 Mill Lane',
        city: 'Rolla',
        state: 'MO',
        postcode: '65401',
        country: 'US',
      },
    },
  })
}

async function pickedUp(player: Player): Promise<void> {
  await filled(player)
  await player.shopper.call(deliveryCalls.updatePickupInfo, { body: PICKUP })
}

/** The page of a step, loaded anew after the cart has been brought that far. */
export const opened =
  (arrange: (player: Player) => Promise<void>, path: string, heading: string) => async (player: Player) => {
    await arrange(player)
    await player.stage.load(path)
    await player.checkout.main.getByRole('heading', { level: 1, name: heading }).waitFor()
  }

const load =
  (path: string) =>
  ({ stage }: Player) =>
    stage.load(path)
export const headed =
  (name: string) =>
  ({ checkout }: Player) =>
    checkout.main.getByRole('heading', { level: 1, name })
export const radioIn =
  (group: string) =>
  ({ checkout }: Player) =>
    checkout.main.getByRole('group', { name: group }).getByRole('radio').first()
export const pressed = ({ checkout }: Player, name: string): Way => ({
  at: checkout.main.locator('button:not([aria-busy="true"]):not([aria-disabled="true"])', { hasText: name }),
})

const unchosen = ({ checkout }: Player, group: string) =>
  checkout.main.getByRole('group', { name: group }).getByRole('radio', { checked: false }).first()
const chosen = ({ checkout }: Player, group: string) =>
  checkout.main.getByRole('group', { name: group }).getByRole('radio', { checked: true }).first()

const free =
  (id: string) =>
  ({ page }: Player) =>
    page.locator(`#${id} label:has(input:not(:checked):not(:disabled))`).first()
const dayChips = free('delivery-date')
const timeChips = free('pickup-time')

export const reading = (
  path: string,
  arrange: Scene['arrange'],
  happy: Scene['happy'],
  more: Partial<Scene> = {},
) => ({
  ...(arrange ? { arrange } : {}),
  begin: load(path),
  happy,
  ...more,
})

export const deliveryScenes: Scenes = {
  'delivery.address.reading/loadAddress': reading('/checkout', filled, radioIn('Ship to'), {
    only: pathsOf(['selectShippingAddresses']),
  }),
  'delivery.address.choosing/setShippingAddress': {
    arrange: opened(betweenTwo, '/checkout', 'Details'),
    begin: (player) => unchosen(player, 'Ship to').click(),
    happy: headed('Shipping'),
    ways: (player) => [
      { at: chosen(player, 'Ship to'), go: () => pressed(player, 'Continue to shipping').at.click() },
      { at: unchosen(player, 'Ship to') },
    ],
  },
  'delivery.address.saving/saveShippingAddress': {
    arrange: async (player) => {
      await opened(filled, '/checkout', 'Details')(player)
      await player.checkout.main.getByRole('button', { name: 'Add address' }).click()
    },
    begin: ({ checkout }) => checkout.giveAddress({ zip: '65401', city: 'Rolla', state: 'MO' }),
    happy: headed('Shipping'),
    ways: (player) => [pressed(player, 'Continue to shipping')],
  },
  'delivery.schedule.readingDates/loadDates': reading('/checkout/shipping', addressed, ({ page }) =>
    page.locator('#delivery-date input').first(),
  ),
  'delivery.schedule.readingTimes/loadPickupTimes': {
    arrange: async (player) => {
      await opened(pickedUp, '/checkout/shipping', 'Shipping')(player)
      await dayChips(player).waitFor()
    },
    begin: (player) => dayChips(player).click(),
    happy: ({ page }) => page.locator('#pickup-time input').first(),
    ways: (player) => [{ at: dayChips(player) }],
  },
  'delivery.schedule.saving/updatePickupInfo': {
    arrange: async (player) => {
      await opened(pickedUp, '/checkout/shipping', 'Shipping')(player)
      await dayChips(player).click()
      await timeChips(player).waitFor()
    },
    begin: (player) => timeChips(player).click(),
    happy: headed('Payment'),
    ways: (player) => [
      { at: player.page.locator('#pickup-time:not(:has(input:checked)) label').first() },
      pressed(player, 'Continue to payment'),
    ],
  },
  'shippingQuotes.askingCarriers/loadCarriers': reading('/checkout/shipping', addressed, radioIn('Freight')),
  'shippingQuotes.saving/saveShippingQuote': {
    arrange: async (player) => {
      await opened(addressed, '/checkout/shipping', 'Shipping')(player)
      await radioIn('Freight')(player).waitFor()
    },
    begin: (player) => unchosen(player, 'Freight').click(),
    happy: headed('Payment'),
    ways: (player) => [
      { at: chosen(player, 'Freight'), go: () => pressed(player, 'Continue to payment').at.click() },
      { at: unchosen(player, 'Freight') },
    ],
  },
  'texasCheck.checking/checkTexas': reading(
    '/checkout/shipping',
    quoted,
    (player) => pressed(player, 'Continue to payment').at,
  ),
}
