import * as v from 'valibot'
import { ContentNodes } from '#contract/platform/content-nodes.ts'
import { Text } from '#contract/platform/wire.ts'

/** The parts of a content page. In the database texts are Markdown; on the wire they are nodes. */

const Line = Text(300)
const Address = Text(2_000)
const pixels = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(4_000))

const picture = v.strictObject({
  kind: v.literal('picture'),
  src: Address,
  alt: Line,
  caption: v.optional(Line, ''),
  width: pixels,
  height: pixels,
})
const buttons = v.strictObject({
  kind: v.literal('buttons'),
  buttons: v.pipe(
    v.array(
      v.strictObject({ label: Text(80), link_to: Address, is_primary: v.optional(v.boolean(), false) }),
    ),
    v.minLength(1),
    v.maxLength(6),
  ),
})
const table = v.strictObject({
  kind: v.literal('table'),
  caption: v.optional(Line, ''),
  head: v.pipe(v.array(Line), v.minLength(1), v.maxLength(12)),
  rows: v.pipe(v.array(v.array(Line)), v.maxLength(500)),
})
/** Products of a listing, such as `/sl/c/Comets`. */
const products = v.strictObject({
  kind: v.literal('products'),
  title: v.optional(Line, ''),
  link_to: Address,
  count: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(12)), 6),
})
/** The animated picture of one product. */
const demo = v.strictObject({
  kind: v.literal('demo'),
  products_url: Text(200),
  caption: v.optional(Line, ''),
})
/** Days in transit to each state, by its two letters: a tile map and a table. */
const transit = v.strictObject({
  kind: v.literal('transit'),
  days: v.record(
    v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
    v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(30)),
  ),
})
const dealers = v.strictObject({ kind: v.literal('dealers') })
const download = v.strictObject({
  kind: v.literal('download'),
  label: Text(200),
  href: Address,
  note: v.optional(Line, ''),
})
/** A form that sends an e-mail to the shop, or subscribes to the newsletter. */
const form = v.strictObject({ kind: v.literal('form'), form: v.picklist(['contact', 'newsletter']) })

const same = [picture, buttons, table, products, demo, transit, dealers, download, form] as const
const questions = <S extends v.GenericSchema>(answer: S) =>
  v.strictObject({
    kind: v.literal('questions'),
    /** only one of a group with the same name is open */
    name: Text(40),
    questions: v.pipe(v.array(v.strictObject({ question: Line, answer })), v.minLength(1), v.maxLength(100)),
  })

/** Markdown with at most 100,000 characters. */
export const Markdown = Text(100_000)

/** A block as it is stored and edited. */
export const StoredBlock = v.variant('kind', [
  v.strictObject({ kind: v.literal('text'), text: Markdown }),
  questions(Markdown),
  ...same,
])
export type StoredBlock = v.InferOutput<typeof StoredBlock>

/** A block as the page shows it. */
export const Block = v.variant('kind', [
  v.strictObject({ kind: v.literal('text'), nodes: ContentNodes }),
  questions(ContentNodes),
  ...same,
])
export type Block = v.InferOutput<typeof Block>
export type BlockOf<K extends Block['kind']> = Extract<Block, { readonly kind: K }>
