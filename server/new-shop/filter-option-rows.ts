import type { Insertable } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
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
import { priceRangeRows } from './price-ranges.ts'

/** Options by the name of the filter in the products call. The value of an attribute is its text on the product. */
export function filterOptionRows(): readonly Insertable<Database['filter_options']>[] {
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
