import type { Insertable } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import {
  calibers,
  colors,
  debrisProfiles,
  durations,
  effects,
  firingPatterns,
  ignitionTypes,
  performanceHeights,
  priceRanges,
} from './catalogue/facet-values.ts'

type Option = { readonly value: string; readonly label: string }

/**
 * Options by the name of the filter in the products call. The value of an attribute is its text on the
 * product; a price range is `low-high` in dollars, the high bound not included and empty when open.
 */
export function filterOptionRows(): readonly Insertable<Database['filter_options']>[] {
  return Object.entries(options).flatMap(([kind, choices]) =>
    choices.map(({ value, label }, index) => ({
      kind,
      id: index + 1,
      value,
      label,
      icon: null,
      position: index + 1,
    })),
  )
}

const plain = (values: readonly string[]): readonly Option[] =>
  values.map((value) => ({ value, label: value }))

const options: Readonly<Record<string, readonly Option[]>> = {
  color: plain(colors),
  effect: plain(effects),
  firing_pattern: plain(firingPatterns),
  debris_profile: plain(debrisProfiles),
  duration: plain(durations),
  ignition_type: plain(ignitionTypes),
  caliber: plain(calibers),
  performance_height: plain(performanceHeights),
  price: priceRanges.map(({ label, low, high }) => ({
    value: `${low / 100}-${high === null ? '' : high / 100}`,
    label,
  })),
}
