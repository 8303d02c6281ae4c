import { counted } from '#contract/platform/format-count.ts'
import type { Answer } from '#contract/platform/endpoint.ts'
import { formatMoney } from '#contract/platform/money.ts'
import type { StaffProductRow, staffProductCalls } from '#contract/staff/staff-products.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { DeskPages, DeskRowLink, IN_PLACE } from '#src/views/staff/desk-list.tsx'
import * as desk from '#src/views/staff/desk.css.ts'
import { type ProductLocation, productsPath } from './product-location.ts'
import * as css from './products.css.ts'

interface ProductListProps {
  location: ProductLocation
  answer: Answer<typeof staffProductCalls.listStaffProducts>
  isOutdated: boolean
}

/** A page of products. */
export function ProductList({ location, answer: { products, pagination }, isOutdated }: ProductListProps) {
  if (products.length === 0) return <NoProducts location={location} />
  return (
    <DeskPages
      label="Products"
      noun={['product', 'products']}
      pagination={pagination}
      isOutdated={isOutdated}
      toPage={(page) => productsPath({ ...location, page, product: null })}
    >
      {products.map((product) => (
        <li key={product.id}>
          <ProductRow product={product} location={location} />
        </li>
      ))}
    </DeskPages>
  )
}

function NoProducts({ location: { q, show } }: { location: ProductLocation }) {
  if (q !== '') return <EmptyState title={`Nothing is found for “${q}”.`} titleLevel="h2" />
  if (show !== 'all') return <EmptyState title="No product is like this." titleLevel="h2" />
  return (
    <EmptyState
      title="No products yet"
      titleLevel="h2"
      actions={
        <>
          <Link to={productsPath({ part: 'import' })}>Import a file</Link>
          <Link to={productsPath({ product: 'new' })} state={IN_PLACE}>
            Add a product
          </Link>
        </>
      }
    >
      Import a file, or add one after the other.
    </EmptyState>
  )
}

function ProductRow({ product, location }: { product: StaffProductRow; location: ProductLocation }) {
  const { id, model, name, brand, packaging, bin, active, stock, price, unpriced } = product
  const facts = [brand, packaging, ...(bin === null ? [] : [`Bin ${bin}`])]
  return (
    <DeskRowLink
      to={productsPath({ ...location, product: String(id) })}
      isChosen={String(id) === location.product}
    >
      <strong>{model}</strong>
      <span className={desk.end}>{price === null ? 'No price' : formatMoney(price)}</span>
      <span>{name}</span>
      <span className={desk.end}>{counted(stock, 'case')}</span>
      <span className={`${desk.small} ${css.wide}`}>{facts.join(' · ')}</span>
      {(!active || unpriced.length > 0) && (
        <span className={css.wide}>
          {!active && <Badge>Hidden</Badge>}{' '}
          {unpriced.length > 0 && <Badge tone="warn">{`No price: ${unpriced.join(', ')}`}</Badge>}
        </span>
      )}
    </DeskRowLink>
  )
}
