import { staffProductsQuery } from '#src/services/staff/product-desk.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'
import { DeskColumns, DeskFilters, DeskOpened } from '#src/views/staff/desk-list.tsx'
import { QueryState } from '#src/views/staff/query-state.tsx'
import { useStaffQuery } from '#src/views/staff/use-staff-query.ts'
import type { CatalogueImport } from '#src/views/staff/use-catalogue-import.ts'
import { AddProduct } from './add-product.tsx'
import { ImportPart } from './import-part.tsx'
import { ProductDetail } from './product-detail.tsx'
import { ProductFilters } from './product-filters.tsx'
import { ProductList } from './product-list.tsx'
import { type ProductLocation, productsPath, useProductLocation } from './product-location.ts'
import * as css from '#src/views/staff/desk.css.ts'

/** The products of the storefront, singly or as a file. */
export function ProductsScreen({ catalogueImport }: { catalogueImport: CatalogueImport }) {
  const location = useProductLocation()
  const isImport = location.part === 'import'
  return (
    <Stack gap={24}>
      <DeskFilters
        label="Catalogue"
        filters={[
          { to: productsPath({}), name: 'Products', isChosen: !isImport },
          { to: productsPath({ part: 'import' }), name: 'Import and export', isChosen: isImport },
        ]}
      />
      {isImport ? <ImportPart catalogueImport={catalogueImport} /> : <Products location={location} />}
    </Stack>
  )
}

function Products({ location }: { location: ProductLocation }) {
  const { show, q, page, product } = location
  const { call } = useShop()
  const products = useStaffQuery(staffProductsQuery(call, { filter: show, q, page: String(page) }))
  const aside = product === null ? '' : css.aside
  const hasSome = products.data !== undefined && products.data.products.length > 0
  const hint = hasSome ? <p className={css.hint}>Choose a product.</p> : null
  return (
    <Stack>
      <div className={aside}>
        <ProductFilters key={q} location={location} />
      </div>
      <DeskColumns
        list={
          <div className={aside}>
            {products.data === undefined ? (
              <QueryState query={products} title="Could not load the products." />
            ) : (
              <ProductList
                location={location}
                answer={products.data}
                isOutdated={products.isPlaceholderData}
              />
            )}
          </div>
        }
        detail={product === null ? hint : <Opened location={location} product={product} />}
      />
    </Stack>
  )
}

interface OpenedProps {
  location: ProductLocation
  product: string
}

const Opened = ({ location, product }: OpenedProps) => (
  <DeskOpened listPath={productsPath({ ...location, product: null })}>
    {product === 'new' ? <AddProduct location={location} /> : <ProductDetail key={product} id={product} />}
  </DeskOpened>
)
