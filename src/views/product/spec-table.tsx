import type { FilterField } from '#contract/listing-path.ts'
import { Fragment } from 'react'
import type { Product } from '#contract/products.ts'
import { emptyListing, listingPath } from '#contract/listing-address.ts'
import { toggled } from '#src/services/listing/listing-filters.ts'
import { Cell, HeadCell, Table } from '#src/ui/display/table.tsx'
import { Link } from '#src/views/shop/components/link.tsx'

interface Row {
  readonly label: string
  readonly values: readonly string[]
  /** the filter for products with the same value */
  readonly field?: FilterField
}

/** The attributes, each as a link to products that share it. */
export function SpecTable({ product }: { product: Product }) {
  return (
    <Table caption="Specifications">
      <tbody>
        {rowsOf(product)
          .filter((row) => row.values.length > 0)
          .map(({ label, values, field }) => (
            <tr key={label}>
              <HeadCell scope="row">{label}</HeadCell>
              <Cell>
                {values.map((value, index) => (
                  <Fragment key={value}>
                    {index > 0 && ', '}
                    {field === undefined ? (
                      value
                    ) : (
                      <Link to={listingPath(toggled(emptyListing, field, value))}>{value}</Link>
                    )}
                  </Fragment>
                ))}
              </Cell>
            </tr>
          ))}
      </tbody>
    </Table>
  )
}

const known = (value: string | number | null, unit = ''): readonly string[] =>
  value === null ? [] : [`${value}${unit}`]

function rowsOf(product: Product): readonly Row[] {
  const packing = `${product.products_packaging} = ${product.pieces_per_case} per case`
  return [
    { label: 'Packing', values: [packing] },
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
