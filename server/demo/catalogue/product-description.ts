import { pick, type Random } from '#server/demo/seeded-random.ts'
import type { ProductAttributes } from './catalogue-product.ts'
import type { Category } from './category.ts'

const closings = [
  'Reads well from the back row of a wide field.',
  'A steady seller that crews reorder by the pallet.',
  'Packed tight, fused clean and easy to place in a script.',
  'Good early in a program and better as a bridge into the finale.',
  'Quiet to load, loud in all the right places.',
  'The color holds to the very end of the burn.',
]
const gearClosings = [
  'Tested before it leaves the warehouse and backed for two seasons.',
  'Made to be packed wet, dried out and used again next week.',
  'Plain, sturdy and easy to read in the dark.',
  'Works with everything else on the same truck.',
]

/** Two or three sentences of plain markup, without prices. */
export function describe(random: Random, category: Category, attributes: ProductAttributes): string {
  if (category.kind === 'gear')
    return paragraph(sentence(`${category.name} for crews of any size`), pick(random, gearClosings))
  if (category.kind === 'mix') return paragraph(mixture(category, attributes), pick(random, closings))
  return paragraph(opening(category, attributes), performance(attributes), pick(random, closings))
}

function opening(category: Category, { colors, effects, shots, caliber }: ProductAttributes): string {
  const hues = listed(colors.map((color) => color.toLowerCase()))
  const look = listed(effects.map((effect) => effect.toLowerCase()))
  const what = [hues, look].filter(Boolean).join(' ') || category.name.toLowerCase()
  const count = shots !== null && shots > 1 ? `${shots} shots of ` : ''
  const size = caliber ? ` from a ${caliber.replaceAll('"', ' in')} tube` : ''
  return sentence(`${count}${what}${size}`)
}

function mixture(category: Category, { colors, effects }: ProductAttributes): string {
  const hues = listed(colors.filter((color) => color !== 'Multi-Color').map((color) => color.toLowerCase()))
  const looks = listed(effects.map((effect) => effect.toLowerCase()))
  return sentence(
    `${category.name.toLowerCase().replace(/s$/, '')} box with ${looks} in ${hues}, and a little of everything else`,
  )
}

function performance({ firing_pattern, performance_height, seconds }: ProductAttributes): string {
  const shape = firing_pattern ? `${firing_pattern.toLowerCase()} firing` : 'one effect'
  const place =
    performance_height === 'Ground'
      ? 'on the ground'
      : `at ${performance_height?.toLowerCase() ?? 'low height'}`
  return sentence(`${shape} ${place}, about ${seconds ?? 0} seconds`)
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
const paragraph = (...sentences: readonly string[]) =>
  `<p>${sentences.join(' ').replaceAll('&', '&amp;')}</p>`
