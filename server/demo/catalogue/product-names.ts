import { pick, type Random } from '#server/demo/seeded-random.ts'
import type { ProductAttributes } from './catalogue-product.ts'
import type { Category } from './category.ts'
import { colors } from '#server/new-shop/facet-values.ts'
import { gearNames } from './gear-names.ts'

const firstWords =
  'Velvet Copper Midnight Paper Hollow Gilded Restless Lucky Rowdy Electric Tangled Saltwater Honest Borrowed Crooked Northbound Marmalade Cinder Juniper Thistle Harbor Wild Quiet Double Loose Painted Ninety Runaway Barnstorm Lemon Iron Static Feral Sugar Orchard Glass'.split(
    ' ',
  )
const secondWords =
  'Thunder Orchid Parade Hornet Lantern Jubilee Cathedral Stampede Comet Mischief Garden Almanac Tantrum Carnival Engine Meadow Reckoning Anthem Magpie Telegraph Bonnet Monsoon Sermon Derby Whistle Avalanche Holiday Compass Fandango Mosaic Uproar Tempest Rooster Gazette Halo Riot'.split(
    ' ',
  )

/** A name that nobody has taken yet; it is added to the taken ones. */
export function drawName(
  random: Random,
  category: Category,
  attributes: ProductAttributes,
  index: number,
  taken: Set<string>,
): string {
  const wanted = Array.from({ length: 60 }, () => candidate(random, category, attributes, index))
  const name = wanted.find((each) => !taken.has(each)) ?? numbered(wanted[0] ?? category.name, taken)
  taken.add(name)
  return name
}

function candidate(random: Random, category: Category, attributes: ProductAttributes, index: number): string {
  if (category.kind === 'gear') return gearName(category, index)
  if (category.kind === 'shell' || category.kind === 'single') return shellName(random, attributes)
  return `${pick(random, firstWords)} ${pick(random, secondWords)}`
}

function gearName(category: Category, index: number): string {
  const names = gearNames[`${category.url}|${category.count}`] ?? []
  return names[index] ?? `${category.name} ${index + 1}`
}

/** 3" Purple to Pink Palm with Silver Pistil & Tail */
function shellName(random: Random, attributes: ProductAttributes): string {
  const pistil = random() < 0.35 ? ` with ${pick(random, colors.slice(0, 13))} Pistil` : ''
  const tail = random() < 0.4 ? ' & Tail' : ''
  const hues = attributes.colors.filter((color) => color !== 'Multi-Color').join(' to ')
  return `${attributes.caliber} ${hues} ${attributes.effects[0]}${pistil}${tail}`
}

function numbered(name: string, taken: ReadonlySet<string>): string {
  let number = 2
  while (taken.has(`${name} No. ${number}`)) number++
  return `${name} No. ${number}`
}
