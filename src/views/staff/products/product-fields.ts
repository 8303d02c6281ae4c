import { counted } from '#contract/platform/format-count.ts'
import type { ProductChoices, StaffProduct } from '#contract/staff/staff-products.ts'

type Control =
  | { readonly kind: 'text'; readonly mode?: 'decimal' | 'numeric' | 'url' }
  | { readonly kind: 'paragraph' }
  | { readonly kind: 'switch' }
  /** one of the choices, or several */
  | { readonly kind: 'choice' | 'choices' }

/** A field of a product, named as its column of the export. */
export interface ProductField {
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** it may be empty */
  readonly isOptional?: true
  readonly control: Control
}

export interface FieldSection {
  readonly title: string
  readonly fields: readonly ProductField[]
}

const TEXT = { kind: 'text' } as const
const NUMBER = { kind: 'text', mode: 'numeric' } as const
const SWITCH = { kind: 'switch' } as const
const choice = (name: string, label: string): ProductField => ({
  name,
  label,
  isOptional: true,
  control: { kind: 'choice' },
})

export const SECTIONS = {
  texts: {
    title: 'Texts',
    fields: [
      { name: 'name', label: 'Name', control: TEXT },
      {
        name: 'url',
        label: 'Address',
        hint: 'The last part of its address in the shop. The former one leads on.',
        control: TEXT,
      },
      {
        name: 'description',
        label: 'Description',
        hint: 'HTML, as in the export.',
        isOptional: true,
        control: { kind: 'paragraph' },
      },
      { name: 'video_url', label: 'Video', isOptional: true, control: { kind: 'text', mode: 'url' } },
    ],
  },
  group: {
    title: 'Group and lists',
    fields: [
      { name: 'brand', label: 'Brand', control: { kind: 'choice' } },
      { name: 'category', label: 'Category', control: { kind: 'choice' } },
      { name: 'lists', label: 'Lists', isOptional: true, control: { kind: 'choices' } },
      { name: 'is_new', label: 'New', control: SWITCH },
      { name: 'on_sale', label: 'On sale', control: SWITCH },
    ],
  },
  packing: {
    title: 'Packing and codes',
    fields: [
      { name: 'packaging', label: 'Packing', hint: 'Such as 12/6.', control: TEXT },
      {
        name: 'pieces_per_case',
        label: 'Pieces per case',
        hint: 'Follows the packing when you leave it as it is.',
        control: NUMBER,
      },
      { name: 'upc', label: 'UPC', control: NUMBER },
    ],
  },
  attributes: {
    title: 'Attributes',
    fields: [
      { name: 'colors', label: 'Colors', isOptional: true, control: { kind: 'choices' } },
      { name: 'effects', label: 'Effects', isOptional: true, control: { kind: 'choices' } },
      choice('firing_pattern', 'Firing pattern'),
      choice('duration', 'Duration'),
      { name: 'shots', label: 'Shots', isOptional: true, control: NUMBER },
      { name: 'seconds', label: 'Seconds', isOptional: true, control: NUMBER },
      choice('caliber', 'Caliber'),
      choice('performance_height', 'Performance height'),
      choice('debris_profile', 'Debris profile'),
      choice('ignition_type', 'Ignition type'),
    ],
  },
  shown: {
    title: 'Shown or hidden',
    fields: [
      {
        name: 'active',
        label: 'Shown in the shop',
        hint: 'A hidden product cannot be bought. Orders keep it.',
        control: SWITCH,
      },
    ],
  },
  shipping: {
    title: 'Shipping',
    fields: [
      { name: 'weight_lb', label: 'Weight of a case in pounds', control: { kind: 'text', mode: 'decimal' } },
      { name: 'hazmat', label: 'Hazmat', isOptional: true, control: TEXT },
      { name: 'pro_use', label: 'For professional use', control: SWITCH },
      { name: 'texas_restricted', label: 'Restricted in Texas', control: SWITCH },
    ],
  },
} as const satisfies Readonly<Record<string, FieldSection>>

export const BIN: ProductField = {
  name: 'bin',
  label: 'Bin',
  hint: 'Where it lies in the warehouse.',
  isOptional: true,
  control: TEXT,
}
export const ETA: ProductField = {
  name: 'eta',
  label: 'Expected on',
  hint: 'Such as 2027-06-30.',
  isOptional: true,
  control: TEXT,
}
export const stockField = (stock: number): ProductField => ({
  name: 'stock',
  label: 'Cases in stock',
  hint: `Now ${counted(stock, 'case')}. Enter the new number, or +12 or -3 to add or to take. Cases sold meanwhile stay sold.`,
  control: TEXT,
})
export const priceFields = (levels: ProductChoices['levels']): readonly ProductField[] =>
  levels.map(({ short_name, name }) => ({
    name: `price:${short_name}`,
    label: name,
    control: { kind: 'text', mode: 'decimal' },
  }))

/** Of every field, in the order of the page. */
export const allFields = ({
  levels,
  stock,
}: Pick<StaffProduct, 'levels' | 'stock'>): readonly ProductField[] => [
  ...SECTIONS.texts.fields,
  ...SECTIONS.group.fields,
  ...SECTIONS.packing.fields,
  ...SECTIONS.attributes.fields,
  ...priceFields(levels),
  stockField(stock),
  ETA,
  BIN,
  ...SECTIONS.shown.fields,
  ...SECTIONS.shipping.fields,
]

/** The id of its control. */
export const fieldId = (name: string): string => `product-${name.replace(':', '-')}`

/** As people read it: the label of a price is that of its level. */
export function labelOf(name: string, levels: ProductChoices['levels']): string {
  const label = allFields({ levels, stock: 0 }).find((field) => field.name === name)?.label
  return name.startsWith('price:') ? `Price ${label ?? name.slice(6)}` : (label ?? name)
}

/** A cell that lists values, as an export has them. */
export const SEPARATOR = ' | '
export const partsOf = (text: string): readonly string[] =>
  text.split(SEPARATOR).filter((part) => part !== '')
