import * as fc from 'fast-check'
import type { Caller } from './callers.ts'

const ORDER_KINDS = ['2up-price-tags', '4up-price-tags', 'barcodes', 'invoice', 'lines']
const CART_KINDS = ['2up-price-tags', '4up-price-tags', 'barcodes', 'lines']
const FORMS = ['get-excel-order-form', 'get-excel-order-form-with-upcs']
const LEVELS = ['silver', 'gold', 'platinum', 'special', 'retail']

const priceLists = (level: string, projectId: number): readonly string[] =>
  ['name', 'model'].map((sort) => `s3/pricelist/${level}-${sort}${projectId === 14 ? '-proline' : ''}.pdf`)

export const ownPaths = ({ level, projectId, cartId, orderId }: Caller): readonly string[] => [
  ...priceLists(level.name, projectId),
  ...FORMS.map((form) => `${form}/${level.name}/${level.id}`),
  ...ORDER_KINDS.map((kind) => `order/${kind}/${orderId}`),
  `order/credit-note/${orderId}-1`,
  ...CART_KINDS.map((kind) => `cart/${kind}/${cartId}`),
]

/** What belongs to another customer, another level, another storefront, or nobody. */
export const foreignPaths = (me: Caller, other: Caller): readonly string[] => [
  `order/credit-note/${other.orderId}-1`,
  `order/credit-note/${me.orderId}-${Number.MAX_SAFE_INTEGER}`,
  ...ORDER_KINDS.flatMap((kind) => [`order/${kind}/${other.orderId}`, `order/${kind}/2000000123`]),
  ...CART_KINDS.flatMap((kind) => [`cart/${kind}/${other.cartId}`, `cart/${kind}/2000000123`]),
  ...priceLists(me.level.name, me.projectId === 14 ? 11 : 14),
  ...LEVELS.flatMap((level) =>
    level === me.level.name
      ? []
      : [...priceLists(level, me.projectId), ...FORMS.map((form) => `${form}/${level}/${me.level.id}`)],
  ),
  ...FORMS.map((form) => `${form}/${me.level.name}/${me.level.id + 1}`),
]

/** Texts that lead out of a folder where a path is read as one, in every place of a path. */
export function traversals({ level, orderId }: Caller, seed: number, count: number): readonly string[] {
  const steps = fc.constantFrom(
    '..',
    '../',
    '..\\',
    '/',
    '%2e',
    '%00',
    'etc',
    '~',
    '\u{0}',
    '.pdf',
    level.name,
    '-',
    "'",
  )
  const texts = fc.sample(fc.array(steps, { minLength: 2, maxLength: 8 }), { seed, numRuns: count })
  return texts
    .map((parts) => encodeURIComponent(`x${parts.join('')}`))
    .flatMap((text) => [
      `s3/pricelist/${text}`,
      `order/lines/${text}`,
      `order/${text}/${orderId}`,
      `${text}/lines/1`,
    ])
}
