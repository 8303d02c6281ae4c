import {
  calibers,
  colors,
  debrisProfiles,
  durations,
  effects,
  firingPatterns,
  ignitionTypes,
  performanceHeights,
} from './facet-values.ts'

/** Bounds in cents per case, low included, high excluded. */
const priceRanges = [
  { label: 'Under $25', low: 0, high: 2_500 },
  { label: '$25 - $49.99', low: 2_500, high: 5_000 },
  { label: '$50 - $99.99', low: 5_000, high: 10_000 },
  { label: '$100 - $199.99', low: 10_000, high: 20_000 },
  { label: '$200 - $399.99', low: 20_000, high: 40_000 },
  { label: '$400 and over', low: 40_000, high: null },
] as const

/** Options by the name of the filter in the products call. The value of an attribute is its text on the product. */
export function filterOptionRows() {
  const attributes = Object.entries(options).flatMap(([kind, choices]) =>
    choices.map((value, index) => ({
      kind,
      id: index + 1,
      value,
      label: value,
      icon: null,
      position: index + 1,
    })),
  )
  return [...attributes, ...priceRangeRows()]
}

const options: Readonly<Record<string, readonly string[]>> = {
  color: colors,
  effect: effects,
  firing_pattern: firingPatterns,
  debris_profile: debrisProfiles,
  duration: durations,
  ignition_type: ignitionTypes,
  caliber: calibers,
  performance_height: performanceHeights,
}

/** Options of the price filter: `low-high` in dollars, the high bound not included and empty when open. */
function priceRangeRows() {
  return priceRanges.map(({ label, low, high }, index) => ({
    kind: 'price',
    id: index + 1,
    value: `${low / 100}-${high === null ? '' : high / 100}`,
    label,
    icon: null,
    position: index + 1,
  }))
}
