import { momentOf } from './calendar.ts'
import { drawLines, lineOf } from './cart-lines.ts'
import type { CatalogueProduct } from './catalogue/catalogue-product.ts'
import { people } from './people.ts'
import { seededRandom } from './seeded-random.ts'

const FIRST_TEMPLATE = 39_001
/** The second one holds a product that is sold out. */
const templates = [
  { name: 'Weekly stand order', lines: 28, hasSoldOut: false, lastUsed: -6 },
  { name: 'Fourth of July, all stands', lines: 140, hasSoldOut: true, lastUsed: -140 },
]

/** Of the customer with the large orders. */
export function templateRows(products: readonly CatalogueProduct[], today: string) {
  const person = people.find(({ account }) => account === 'big')
  if (!person) throw new Error('nobody has templates')
  const soldOut = products.find(({ project, quantity }) => project === person.project && quantity === 0)
  const drawn = templates.map(({ name, lines, hasSoldOut }) => {
    const found = drawLines(seededRandom('template', name), products, person, lines)
    const special = hasSoldOut && soldOut ? [lineOf(soldOut, person, 2)] : []
    const others = found.filter(({ product_id }) => product_id !== special[0]?.product_id)
    return [...special, ...others]
  })
  return {
    templates: templates.map(({ name, lastUsed }, index) => ({
      id: FIRST_TEMPLATE + index,
      customer_id: person.id,
      project_id: person.project,
      name,
      modified_at: momentOf(today, (lastUsed - 20) * 1_440 + 600),
      used_at: momentOf(today, lastUsed * 1_440 + 600),
    })),
    lines: drawn.flatMap((lines, index) =>
      lines.map(({ product_id, quantity }) => ({
        template_id: FIRST_TEMPLATE + index,
        product_id,
        quantity,
      })),
    ),
  }
}
