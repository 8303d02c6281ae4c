import {
  addressIn,
  type CellValue,
  centsIn,
  dayIn,
  dollarsOf,
  eachIn,
  flagIn,
  given,
  httpsIn,
  MOST_PIECES,
  packagingIn,
  poundsIn,
  textIn,
  upcIn,
  wholeIn,
} from './cell-values.ts'
import type { Column, FieldOf } from './column.ts'
import type { ProductState } from './product-state.ts'
import type { OptionKind, References } from './references.ts'
import { STOCK } from './stock-column.ts'

const text = (name: string, field: FieldOf<string>, read: (cell: string) => CellValue<string>): Column => ({
  name,
  canBeEmpty: false,
  show: (product) => product[field],
  read: (cell) => given(read(cell), (value) => ({ [field]: value })),
})

const optional = (
  name: string,
  field: FieldOf<string | null> | FieldOf<number | null>,
  read: (cell: string, references: References) => CellValue<string> | CellValue<number>,
): Column => ({
  name,
  canBeEmpty: true,
  show: (product) => String(product[field] ?? ''),
  read: (cell, _, references) =>
    cell === ''
      ? { value: { [field]: null } }
      : given<string | number, Partial<ProductState>>(read(cell, references), (value) => ({
          [field]: value,
        })),
})

const option = (field: FieldOf<string | null> & OptionKind): Column =>
  optional(field, field, (cell, references) => references.option(field, cell))
const whole = (field: FieldOf<number | null>, most: number): Column =>
  optional(field, field, (cell) => wholeIn(cell, 0, most))
const flag = (field: FieldOf<boolean>): Column => ({
  name: field,
  canBeEmpty: false,
  show: (product) => (product[field] ? 'yes' : 'no'),
  read: (cell) => given(flagIn(cell), (value) => ({ [field]: value })),
})

const options = (field: 'colors' | 'effects', kind: OptionKind): Column => ({
  name: field,
  canBeEmpty: true,
  show: (product) => product[field].join(' | '),
  read: (cell, _, references) =>
    given(
      eachIn(cell, (part) => references.option(kind, part)),
      (value) => ({ [field]: value }),
    ),
})

const group = (kind: 'brand' | 'category'): Column => {
  const field = `${kind}_id` as const
  return {
    name: kind,
    canBeEmpty: false,
    show: (product, references) => references.groupText(kind, product[field]),
    read: (cell, { project_id: projectId }, references) =>
      given(references.group(kind, projectId, cell), (value) => ({ [field]: value })),
  }
}

/** Lists have no order among each other: they are shown in that of the shop. */
const LISTS: Column = {
  name: 'lists',
  canBeEmpty: true,
  show: ({ lists }, references) => lists.map((id) => references.groupText('list', id)).join(' | '),
  read: (cell, product, references) =>
    given(
      eachIn(cell, (part) => references.group('list', product.project_id, part)),
      (value) => ({ lists: sameOrder(product.lists, value) }),
    ),
}

function sameOrder(before: readonly number[], after: readonly number[]): readonly number[] {
  const kept = before.filter((id) => after.includes(id))
  return [...kept, ...after.filter((id) => !before.includes(id)).sort((one, other) => one - other)]
}

/** Without it nobody of the level can buy the product. */
const price = (name: string, idOf: (references: References) => CellValue<number>): Column => ({
  name: `price:${name}`,
  canBeEmpty: true,
  show: ({ prices }, references) => {
    const id = idOf(references)
    const cents = 'problem' in id ? undefined : prices.get(id.value)
    return cents === undefined ? '' : dollarsOf(cents)
  },
  read: (cell, { prices }, references) => {
    const id = idOf(references)
    if ('problem' in id) return id
    const others = [...prices].filter(([level]) => level !== id.value)
    if (cell === '') return { value: { prices: new Map(others) } }
    return given(centsIn(cell), (cents) => ({ prices: new Map([...others, [id.value, cents]]) }))
  },
})

const PIECES: Column = {
  name: 'pieces_per_case',
  canBeEmpty: false,
  show: ({ pieces_per_case: pieces }) => String(pieces),
  read: (cell) => given(wholeIn(cell, 1, MOST_PIECES), (pieces) => ({ pieces_per_case: pieces })),
}

const COLUMNS: readonly Column[] = [
  text('name', 'name', (cell) => textIn(cell, 200)),
  text('url', 'url', addressIn),
  group('category'),
  group('brand'),
  text('packaging', 'packaging', packagingIn),
  PIECES,
  text('upc', 'upc', upcIn),
  options('colors', 'color'),
  options('effects', 'effect'),
  option('firing_pattern'),
  option('duration'),
  whole('shots', 100_000),
  whole('seconds', 100_000),
  option('caliber'),
  option('performance_height'),
  option('debris_profile'),
  option('ignition_type'),
  text('weight_lb', 'weight_lb', poundsIn),
  optional('hazmat', 'hazmat', (cell) => textIn(cell, 80)),
  flag('pro_use'),
  flag('texas_restricted'),
  flag('active'),
  flag('is_new'),
  flag('on_sale'),
  optional('description', 'description_html', (cell) => textIn(cell, 20_000)),
  optional('video_url', 'video_url', httpsIn),
  STOCK,
  optional('eta', 'eta', dayIn),
  optional('bin', 'bin', (cell) => textIn(cell, 40)),
]

/** The columns of the file beside `model` and `storefront`, in the order of an export. */
export const columnsOf = ({ levels }: References): readonly Column[] => [
  ...COLUMNS,
  ...levels.map(({ id, short_name: name }) => price(name, () => ({ value: id }))),
  LISTS,
]

/** The prices of a level that does not exist. @param name as in the title of the column */
export const newLevelColumn = (name: string): Column => price(name, (references) => references.newLevel(name))
