import { dayAfter, momentOf, monthOf } from './calendar.ts'
import type { CatalogueProduct } from './catalogue/catalogue-product.ts'
import { drawLines, type Line } from './cart-lines.ts'
import { addressIdOf } from './customer-rows.ts'
import { seededRandom, integer, pick, type Random } from './seeded-random.ts'
import { orderEventRows } from './order-events.ts'
import { paymentRows } from './order-payments.ts'
import { type Person, people } from './people.ts'
import { salesTaxOf } from '#server/new-shop/state-rows.ts'

type PastOrder = {
  readonly person: Person
  readonly id: number
  readonly day: string
  readonly isOpen: boolean
  readonly lines: readonly Line[]
  readonly random: Random
}

const FIRST_ORDER = 800_001
/** An order takes the cart so far below it. */
const CART_OFFSET = 400_000
const MANY_LINES = 164

/** What everybody bought in the 24 months before a day; the two newest orders of each are still open. */
export function orderHistory(products: readonly CatalogueProduct[], today: string) {
  const orders = people.flatMap((person) => days(person, today).map((day, index) => ({ person, day, index })))
  const past = orders
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .map((order, position): PastOrder => {
      const random = seededRandom('order', order.person.account, order.person.project, order.index)
      const many = order.person.account === 'big' && order.index === 2
      const count = many ? MANY_LINES : integer(random, 3, 14)
      const lines = drawLines(random, products, order.person, count)
      const { person, day, index } = order
      return { person, day, id: FIRST_ORDER + position, isOpen: index < 2, lines, random }
    })
  const rows = past.map(orderRow)
  const byId = new Map(products.map((product) => [product.products_id, product]))
  return {
    carts: past.map(cartRow),
    orders: rows,
    lines: past.flatMap((order) => lineRows(order, byId)),
    fees: past.flatMap(feeRows),
    events: rows.flatMap(orderEventRows),
    payments: rows.flatMap((row) => paymentRows(row, today)),
  }
}

/** Newest first; three of five orders fall into May, June and July. */
function days(person: Person, today: string): readonly string[] {
  const random = seededRandom('order days', person.account, person.project)
  const drawn = [dayAfter(today, -2), dayAfter(today, -6)]
  while (drawn.length < person.orders) {
    const day = dayAfter(today, -integer(random, 15, 730))
    const inSeason = [5, 6, 7].includes(monthOf(day))
    if (inSeason || random() < 0.222) drawn.push(day)
  }
  return drawn.slice(0, person.orders).toSorted().toReversed()
}

function cartRow({ id, person, day }: PastOrder) {
  return {
    id: id - CART_OFFSET,
    customer_id: person.id,
    project_id: person.project,
    status: 'ordered',
    address_id: addressIdOf(person),
    created_at: momentOf(day, 780),
    modified_at: momentOf(day, 900),
  }
}

function orderRow(order: PastOrder) {
  const { id, person, day, isOpen, lines, random } = order
  const isPickup = random() < 0.15
  const subtotal = lines.reduce((sum, line) => sum + line.cents * line.quantity, 0)
  return {
    id,
    cart_id: id - CART_OFFSET,
    submission_id: null,
    customer_id: person.id,
    project_id: person.project,
    status_id: isOpen ? pick(random, isPickup ? [20, 22] : [1, 2, 20, 21]) : pick(random, [3, 25]),
    purchased_at: momentOf(day, 900 + integer(random, 0, 300)),
    cart_name: pick(random, [null, null, 'Season opener', 'Weekend reorder', 'Show order']),
    payment_method: isPickup ? 'pay_at_pickup' : 'net_terms',
    delivery: isPickup ? null : 'Ozark Ridge Freight, Standard LTL',
    ship_date: isPickup ? null : dayAfter(day, integer(random, 2, 6)),
    pickup: isPickup ? `${dayAfter(day, 3)} 10:00` : null,
    subtotal_cents: subtotal,
    total_cents: subtotal + fees(order).reduce((sum, fee) => sum + fee.cents, 0),
    comments: null,
    tracking_number: isOpen || isPickup ? null : `ORF${7_000_000 + id}`,
    card_type: null,
    last_four: null,
  }
}

function fees({
  person,
  lines,
}: Pick<PastOrder, 'person' | 'lines'>): readonly { name: string; cents: number }[] {
  const subtotal = lines.reduce((sum, line) => sum + line.cents * line.quantity, 0)
  const tax = Math.round(subtotal * salesTaxOf(person.places[0]?.state ?? 'MO'))
  return [
    { name: 'Sales Tax', cents: tax },
    ...(person.project === 14 ? [{ name: 'Pro Use', cents: 3_500 }] : []),
    { name: 'Insurance', cents: Math.round(subtotal * 0.009) },
  ].filter((fee) => fee.cents > 0)
}

function feeRows(order: PastOrder) {
  return fees(order).map(({ name, cents }, position) => ({ order_id: order.id, position, name, cents }))
}

function lineRows({ id, lines }: PastOrder, products: ReadonlyMap<number, CatalogueProduct>) {
  return lines.map(({ product_id, quantity, cents }, index) => {
    const product = products.get(product_id)
    return {
      order_id: id,
      position: index + 1,
      product_id,
      quantity,
      cents,
      model: product?.products_model ?? '',
      name: product?.products_name ?? '',
      packaging: product?.products_packaging ?? '',
      upc: product?.upc ?? '',
    }
  })
}
