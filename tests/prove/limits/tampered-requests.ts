import { pick } from '#tests/prove/rig/pick.ts'
import { typedCard } from '#tests/support/checkout.ts'
import type { TamperingTargets } from './tampering-targets.ts'

export interface TamperedRequest {
  readonly method: 'GET' | 'POST'
  /** below the API prefix */
  readonly path: string
  readonly body: string
}

type Draw = () => number

/** Numbers that are valid JSON and invalid input; some are no JavaScript value, so they are given as text. */
const raw = (text: string) => `@@${text}@@`
const NUMBERS = [-1, 0, 1.5, raw('1e400'), raw('-1e400'), 2 ** 53, 2 ** 31, 10_000, raw('1e-7'), raw('-0')]
const STRANGE: readonly unknown[] = ['2', '', null, [], [2], {}, true, '1e3', 'NaN', { $gt: 0 }]
const PRICES = [0, 0.01, -5, 1e-9, 1, 0.5, raw('1e308'), 98_765.43, raw('1e400'), '0', null]
const EXTRAS: readonly object[] = [
  { price: 0.01 },
  { cents: 1 },
  { discount: 100 },
  { level_id: 1 },
  { is_promo: true },
  { total: 0.01 },
  { freight: 0 },
  { constructor: { prototype: {} } },
  { [raw('key')]: 1 },
  { customer_id: 1, customers_id: 1 },
]

const hostile = (draw: Draw): unknown => pick<unknown>(draw, draw() < 0.7 ? NUMBERS : STRANGE)
const maybe = (draw: Draw, share: number, part: () => object): object => (draw() < share ? part() : {})
const idOf = (draw: Draw, own: number, foreign: number): unknown => {
  const which = draw()
  if (which < 0.3) return own
  return which < 0.7 ? foreign : hostile(draw)
}

type Attack = (draw: Draw, targets: TamperingTargets) => readonly [path: string, body: object | null]

const ATTACKS: readonly (readonly [number, Attack])[] = [
  [0.44, line],
  [0.12, order],
  [
    0.06,
    (draw, { own, foreign }) => [
      'api/carts/delete-customer-cart-product',
      { id: idOf(draw, own.line, foreign.line) },
    ],
  ],
  [
    0.06,
    (draw, { foreign }) => [
      `api/carts/${pick(draw, ['set-cart', 'mark-for-deletion'])}`,
      { id: idOf(draw, foreign.cart, foreign.cart) },
    ],
  ],
  [0.08, quote],
  [0.08, address],
  [0.06, billing],
  [
    0.06,
    (draw, { foreign }) => [
      pick(draw, [
        `api/carts/shipping-quote/${foreign.quote}`,
        `api/carts/get-netsuite-order-process/${foreign.cart}`,
      ]),
      null,
    ],
  ],
  [
    0.04,
    (draw) => ['api/carts/update-cart', { cart: { rush_shipping: hostile(draw), ...pick(draw, EXTRAS) } }],
  ],
]

/** A random tampered request. */
export function tamperedRequest(draw: Draw, targets: TamperingTargets): TamperedRequest {
  let left = draw()
  const chosen = ATTACKS.find(([share]) => (left -= share) < 0)?.[1] ?? line
  return asText(chosen(draw, targets))
}

/** A tampered submit-order request for the cart of the targets. */
export const tamperedOrder = (draw: Draw, targets: TamperingTargets): TamperedRequest =>
  asText(order(draw, targets))

function asText([path, body]: ReturnType<Attack>): TamperedRequest {
  if (body === null) return { method: 'GET', path, body: '' }
  const text = JSON.stringify({ project_id: 11, ...body })
  return {
    method: 'POST',
    path,
    body: text.replaceAll('"@@key@@"', '"__proto__"').replaceAll(/"@@([^"@]*)@@"/g, '$1'),
  }
}

function line(draw: Draw, { own, foreign, products }: TamperingTargets): readonly [string, object] {
  const isSet = draw() < 0.4
  const product = isSet ? own.product : pick(draw, products).id
  return [
    'api/carts/update-customer-cart-product',
    {
      cart_product: {
        products_id: draw() < 0.9 ? product : hostile(draw),
        quantity: draw() < 0.7 ? 1 + Math.floor(draw() * 4) : hostile(draw),
        ...maybe(draw, 0.7, () => ({ final_price: pick(draw, PRICES) })),
        ...maybe(draw, 0.7, () => ({ total_price: pick(draw, PRICES) })),
        ...maybe(draw, isSet ? 1 : 0, () => ({ id: idOf(draw, own.line, foreign.line) })),
        ...maybe(draw, 0.3, () => ({ customers_carts_id: idOf(draw, own.cart, foreign.cart) })),
        ...maybe(draw, 0.15, () => pick(draw, EXTRAS)),
      },
    },
  ]
}

function order(draw: Draw, { own, foreign }: TamperingTargets): readonly [string, object] {
  const honest = {
    cart_id: own.cart,
    cart_version: own.version,
    reviewed_total: own.total,
    shipping_quotes_id: own.quote,
    payment_method: 'credit_card',
    ...typedCard(),
  }
  const changes: readonly (() => object)[] = [
    () => ({
      reviewed_total: pick(draw, [0, 0.01, -own.total, own.total / 2, own.total - 0.01, raw('1e400')]),
    }),
    () => ({ cart_id: foreign.cart, cart_version: foreign.version, reviewed_total: foreign.total }),
    () => ({ cart_id: idOf(draw, foreign.cart, foreign.cart) }),
    () => ({ shipping_quotes_id: foreign.quote }),
    () => ({ cart_version: hostile(draw) }),
    () => ({ cc_deposit_amount: pick(draw, [-1, own.total + 1, 0.005, raw('1e400'), '1', true]) }),
    () => ({ payment_method: pick(draw, ['net_terms', 'pay_at_pickup', 'free', '', null, 0]) }),
    () => pick(draw, EXTRAS),
  ]
  const change = draw() < 0.4 ? changes[0] : pick(draw, changes)
  return ['api/carts/submit-order', { ...honest, ...change?.() }]
}

function quote(draw: Draw, { own, foreign }: TamperingTargets): readonly [string, object] {
  const whose = draw() < 0.6 ? foreign : own
  return [
    'api/carts/shipping-quote',
    {
      optionId: draw() < 0.7 ? whose.option : pick(draw, ['free', '', own.option]),
      shipping_quotes_id: whose.quote,
      selected: draw() < 0.8 ? true : hostile(draw),
      ...maybe(draw, 0.4, () => ({ cost: pick(draw, PRICES) })),
    },
  ]
}

function address(draw: Draw, { own, foreign }: TamperingTargets): readonly [string, object] {
  const id = idOf(draw, foreign.address, foreign.address)
  if (draw() < 0.5)
    return ['api/carts/set-shipping-address', { shipping_address_id: id, is_customer_address: true }]
  const fields = { name: 'N', street_address: '1 A St', city: 'Joplin', state: 'MO', postcode: '64801' }
  const more = maybe(draw, 0.3, () => ({ customer_id: own.cart, cost: 0 }))
  return [
    'api/carts/save-shipping-address',
    { shippingAddress: { ...fields, shipping_address_id: id, ...more } },
  ]
}

function billing(draw: Draw, { own, foreign }: TamperingTargets): readonly [string, object] {
  return [
    'api/carts/save-billing',
    {
      id: idOf(draw, own.cart, foreign.cart),
      payment_method: pick(draw, ['net_terms', 'credit_card', 'free', 0]),
      ...maybe(draw, 0.4, () => pick(draw, EXTRAS)),
    },
  ]
}
