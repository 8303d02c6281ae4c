import type { Answer } from '#contract/platform/endpoint.ts'
import { formatMoney } from '#contract/platform/money.ts'
import type { StaffProductRow, staffProductCalls } from '#contract/staff/staff-products.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Pagination } from '#src/ui/navigation/pagination.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import * as desk from '#src/views/staff/desk.css.ts'
import { type ProductLocation, productsPath } from './product-location.ts'
import * as css from './products.css.ts'

interface ProductListProps {
  location: ProductLocation
  answer: Answer<typeof staffProductCalls.listStaffProducts>
  isOutdated: boolean
}

/** Focus stays with the list instead of going to the heading of the page. */
const IN_PLACE = { staysInPlace: true } as const

/** A page of products. */
export function ProductList({ location, answer: { products, pagination }, isOutdated }: ProductListProps) {
  const { total, current_page, last_page } = pagination
  if (products.length === 0) return <NoProducts location={location} />
  return (
    <Stack gap={8} aria-busy={isOutdated}>
      <p className={css.minor} role="status">
        {total === 1 ? '1 product' : `${total.toLocaleString('en-US')} products`}
      </p>
      <ul className={css.list} aria-label="Products">
        {products.map((product) => (
          <li key={product.id}>
            <ProductRow product={product} location={location} />
          </li>
        ))}
      </ul>
      <Pagination
        page={current_page}
        pageCount={last_page}
        renderLink={({ page, ...link }) => (
          <Link {...link} to={productsPath({ ...location, page, product: null })} state={IN_PLACE} />
        )}
      />
    </Stack>
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
    <Link
      to={productsPath({ ...location, product: String(id) })}
      state={IN_PLACE}
      className={`${desk.row} ${css.row}`}
      aria-current={String(id) === location.product ? 'true' : undefined}
    >
      <strong>{model}</strong>
      <span className={css.end}>{price === null ? 'No price' : formatMoney(price)}</span>
      <span>{name}</span>
      <span className={css.end}>{stock === 1 ? '1 case' : `${stock.toLocaleString('en-US')} cases`}</span>
      <span className={`${css.minor} ${css.wide}`}>{facts.join(' · ')}</span>
      {(!active || unpriced.length > 0) && (
        <span className={css.wide}>
          {!active && <Badge>Hidden</Badge>}{' '}
          {unpriced.length > 0 && <Badge tone="warn">{`No price: ${unpriced.join(', ')}`}</Badge>}
        </span>
      )}
    </Link>
  )
}
