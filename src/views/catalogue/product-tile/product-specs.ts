import { caseText } from '#contract/catalogue/packaging.ts'
import type { FilterField } from '#contract/catalogue/listing-path.ts'
import type { Product } from '#contract/catalogue/products.ts'

export interface Spec {
  readonly label: string
  readonly values: readonly string[]
  /** the filter for products with the same value */
  readonly field?: FilterField
}

const known = (value: string | number | null, unit = ''): readonly string[] =>
  value === null ? [] : [`${value}${unit}`]

/** The attributes in the order of the product page, the same for each product; one that is unknown has no values. */
export function specsOf(product: Product): readonly Spec[] {
  return [
    { label: 'Packing', values: [caseText(product.products_packaging)] },
    { label: 'Shots', values: known(product.shots) },
    { label: 'Duration', values: known(product.duration), field: 'duration' },
    { label: 'Colors', values: product.colors, field: 'color' },
    { label: 'Effects', values: product.effects, field: 'effect' },
    { label: 'Firing pattern', values: known(product.firing_pattern), field: 'firing_pattern' },
    { label: 'Caliber', values: known(product.caliber), field: 'caliber' },
    { label: 'Performance height', values: known(product.performance_height), field: 'performance_height' },
    { label: 'Debris', values: known(product.debris_profile), field: 'debris_profile' },
    { label: 'Ignition', values: known(product.ignition_type), field: 'ignition_type' },
    { label: 'Weight', values: known(product.weight_lb, ' lb per case') },
    { label: 'Hazard class', values: known(product.hazmat) },
  ]
}
