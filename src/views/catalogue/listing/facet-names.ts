import type { FilterField } from '#contract/catalogue/listing-path.ts'

export interface FacetName {
  readonly field: FilterField
  readonly legend: string
}

/** The order of the facets. */
export const FACET_NAMES: readonly FacetName[] = [
  { field: 'availability', legend: 'Availability' },
  { field: 'category_url', legend: 'Category' },
  { field: 'brand_url', legend: 'Brand' },
  { field: 'list_url', legend: 'List' },
  { field: 'color', legend: 'Color' },
  { field: 'effect', legend: 'Effect' },
  { field: 'price', legend: 'Price per case' },
  { field: 'firing_pattern', legend: 'Firing pattern' },
  { field: 'debris_profile', legend: 'Debris profile' },
  { field: 'caliber', legend: 'Caliber' },
  { field: 'performance_height', legend: 'Performance height' },
  { field: 'duration', legend: 'Duration' },
  { field: 'ignition_type', legend: 'Ignition type' },
]
