import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PRODUCT_FILTERS, type ProductFilter } from '#contract/staff/staff-products.ts'
import { Button } from '#src/ui/action/button.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Cluster, Stack } from '#src/ui/layout/stack.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { DeskFilters } from '#src/views/staff/desk-list.tsx'
import { type ProductLocation, productsPath } from './product-location.ts'
import * as css from './products.css.ts'

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
  const [typed, setTyped] = useState(location.q)
  const first = { ...location, page: 1 }
  const search = () =>
    void navigate(productsPath({ ...first, q: typed.trim(), product: null }), {
      state: { staysInPlace: true },
    })
  return (
    <Stack as="section" gap={12} aria-label="Products to list">
      <search>
        <form
          className={css.search}
          onSubmit={(event) => {
            event.preventDefault()
            search()
          }}
        >
          <div className={css.searchField}>
            <TextField
              label="Find a product"
              required={false}
              type="search"
              maxLength={100}
              placeholder="Model, name, UPC, brand, bin"
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          </div>
          <Button type="submit">Search</Button>
        </form>
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
        <Link to={productsPath({ ...location, product: 'new' })} state={{ staysInPlace: true }}>
          Add a product
        </Link>
      </Cluster>
    </Stack>
  )
}
