import { useNavigate } from 'react-router'
import { PRODUCT_FILTERS, type ProductFilter } from '#contract/staff/staff-products.ts'
import { Cluster, Stack } from '#src/ui/layout/stack.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { DeskFilters, DeskSearch, IN_PLACE } from '#src/views/staff/desk-list.tsx'
import { type ProductLocation, productsPath } from './product-location.ts'

const NAMES: Readonly<Record<ProductFilter, string>> = {
  all: 'All',
  hidden: 'Hidden',
  no_price: 'Price missing',
  sold_out: 'Sold out',
  low: 'Low stock',
}

/** Which products are listed; the address keeps it. */
export function ProductFilters({ location }: { location: ProductLocation }) {
  const navigate = useNavigate()
  const first = { ...location, page: 1 }
  return (
    <Stack as="section" gap={12} aria-label="Products to list">
      <search>
        <DeskSearch
          label="Find a product"
          placeholder="Model, name, UPC, brand, bin"
          q={location.q}
          onSearch={(q) => void navigate(productsPath({ ...first, q, product: null }), { state: IN_PLACE })}
        />
      </search>
      <Cluster justify="between">
        <DeskFilters
          label="Which products"
          filters={PRODUCT_FILTERS.map((show) => ({
            to: productsPath({ ...first, show, product: null }),
            name: NAMES[show],
            isChosen: location.show === show,
          }))}
        />
        <Link to={productsPath({ ...location, product: 'new' })} state={IN_PLACE}>
          Add a product
        </Link>
      </Cluster>
    </Stack>
  )
}
