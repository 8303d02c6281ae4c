import { momentOf } from './calendar.ts'
import type { CatalogueProduct } from './catalogue/catalogue-product.ts'
import { drawLines, type Line, lineOf } from './cart-lines.ts'
import { addressIdOf } from './customer-rows.ts'
import { seededRandom, integer } from './seeded-random.ts'
import { type Person, people } from './people.ts'

type SavedCart = {
  readonly person: Person
  readonly index: number
  readonly name: string
  readonly lines: readonly Line[]
}

const FIRST_CART = 300_001
const names = [
  'Spring stand',
  'Fourth of July reorder',
  'New Year short list',
  'Wedding package',
  'Finale ideas',
  'Truck two',
]
const WHOLE_STORE_LINES = 200

/** The carts that people have put aside, with edge cases: sold out, very long, very dear. */
export function savedCarts(products: readonly CatalogueProduct[], today: string) {
  const saved = people.flatMap((person) =>
    Array.from({ length: person.savedCarts }, (_, index) => savedCart(products, person, index)),
  )
  return {
    carts: saved.map((cart, position) => cartRow(cart, position, today)),
    lines: saved.flatMap(({ lines }, position) =>
      lines.map(({ product_id, quantity }) => ({ cart_id: FIRST_CART + position, product_id, quantity })),
    ),
  }
}

function savedCart(products: readonly CatalogueProduct[], person: Person, index: number): SavedCart {
  const random = seededRandom('saved cart', person.account, person.project, index)
  const draw = (count: number) => drawLines(random, products, person, count)
  if (person.account === 'big' && index === 0)
    return { person, index, name: 'Whole-store reorder', lines: draw(WHOLE_STORE_LINES) }
  const lines = draw(integer(random, 2, 12))
  const special = index === 0 ? awkwardLine(products, person) : null
  const kept = special ? [special, ...lines.filter((line) => line.product_id !== special.product_id)] : lines
  return { person, index, name: names[index] ?? `Cart ${index + 1}`, lines: kept }
}

function awkwardLine(products: readonly CatalogueProduct[], person: Person): Line | null {
  const soldOut = products.find((product) => product.project === person.project && product.quantity === 0)
  const plenty = products.find((product) => product.project === person.project && product.quantity > 300)
  if (person.account === 'silver' && soldOut) return lineOf(soldOut, person, 2)
  if (person.account === 'platinum' && plenty)
    return lineOf(plenty, person, Math.ceil(1_000_100 / plenty.prices[person.level]))
  return null
}

function cartRow({ person, index, name }: SavedCart, position: number, today: string) {
  const when = momentOf(today, -(index * 17 + 3) * 1_440 + 840)
  return {
    id: FIRST_CART + position,
    customer_id: person.id,
    project_id: person.project,
    status: 'saved',
    name,
    address_id: addressIdOf(person),
    created_at: when,
    modified_at: when,
  }
}
