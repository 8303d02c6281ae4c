import { Fragment } from 'react'
import type { ListingState } from '#contract/catalogue/listing-address.ts'
import type { FilterField } from '#contract/catalogue/listing-path.ts'
import { brandMarkPath } from '#contract/catalogue/picture-path.ts'
import type { ProductList } from '#contract/catalogue/products.ts'
import { isChosen, type ListingChange, toggled } from '#src/services/catalogue/listing/listing-filters.ts'
import { FacetGroup } from '#src/ui/form/facet-group.tsx'
import { PriceCeiling } from './price-ceiling.tsx'

interface FacetName {
  readonly field: FilterField
  readonly legend: string
}

/** The order of the facets. */
const FACET_NAMES: readonly FacetName[] = [
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

export interface FacetsProps {
  state: ListingState
  counts: ProductList['meta']['facets']
  isProfessional: boolean
  onChange: (change: ListingChange) => void
}

/** The facets of a listing; which are open initially depends on the storefront. */
export function Facets({ state, counts, isProfessional, onChange }: FacetsProps) {
  return FACET_NAMES.filter(({ field }) => (counts[field] ?? []).length > 0).map(({ field, legend }) => (
    <Fragment key={field}>
      <FacetGroup
        legend={legend}
        initiallyOpen={isOpen(field, state, isProfessional)}
        options={optionsOf(field, state, counts)}
        onToggle={(value) => onChange((newest) => toggled(newest, field, value))}
      />
      {field === 'price' && <PriceCeiling state={state} onChange={onChange} />}
    </Fragment>
  ))
}

const OPEN: readonly FilterField[] = ['availability', 'category_url', 'brand_url', 'color', 'effect', 'price']
/** Initially open for professionals. */
const OPEN_FOR_PROFESSIONALS: readonly FilterField[] = [
  'availability',
  'category_url',
  'caliber',
  'color',
  'effect',
  'performance_height',
  'price',
]

const isOpen = (field: FilterField, state: ListingState, isProfessional: boolean): boolean =>
  state.filters[field].length > 0 || (isProfessional ? OPEN_FOR_PROFESSIONALS : OPEN).includes(field)

const optionsOf = (field: FilterField, state: ListingState, counts: FacetsProps['counts']) =>
  (counts[field] ?? []).map(({ value, label, count }) => ({
    value,
    label,
    count,
    checked: isChosen(state, field, value),
    ...(field === 'color' ? { swatch: label } : {}),
    ...(field === 'brand_url' ? { icon: brandMarkPath(value) } : {}),
  }))
