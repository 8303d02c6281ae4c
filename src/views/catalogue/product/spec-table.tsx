import { Fragment } from 'react'
import type { Product } from '#contract/catalogue/products.ts'
import { emptyListing, listingPath } from '#contract/catalogue/listing-address.ts'
import { toggled } from '#src/services/catalogue/listing/listing-filters.ts'
import { Cell, HeadCell, Table } from '#src/ui/display/table.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { specsOf } from '#src/views/catalogue/product-tile/product-specs.ts'

/** The attributes, each as a link to products that share it. */
export function SpecTable({ product }: { product: Product }) {
  return (
    <Table caption="Specifications">
      <tbody>
        {specsOf(product)
          .filter(({ values }) => values.length > 0)
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
