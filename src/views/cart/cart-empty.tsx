import { useQuery } from '@tanstack/react-query'
import { ALL_PRODUCTS } from '#contract/catalogue/listing-path.ts'
import { textOf } from '#contract/site/settings.ts'
import { emptyListing } from '#contract/catalogue/listing-address.ts'
import { JUST_ARRIVED, productPath } from '#src/services/catalogue/listing/shop-paths.ts'
import { productsQuery } from '#src/services/platform/queries.ts'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import { useAppSettings } from '#src/views/platform/hooks/use-settings.ts'
import { ProductPicture } from '#src/views/catalogue/product-tile/product-picture.tsx'
import * as css from './cart-empty.css.ts'

const NEW = { ...emptyListing, filters: { ...emptyListing.filters, list_url: ['Just_Arrived'] } }
const SHOWN = 6

export function CartEmpty() {
  const products = useQuery(productsQuery(useQueryScope(), NEW, '/')).data?.products ?? []
  const actions = (
    <>
      <Link to={ALL_PRODUCTS} className={buttonStyle({ tone: 'primary' })}>
        Browse products
      </Link>
      <Link to={JUST_ARRIVED} className={buttonStyle({})}>
        Just arrived
      </Link>
    </>
  )
  return (
    <>
      <EmptyState title="Your cart is empty." icon="cart" actions={actions}>
        Add a product by its model above, or start with what has just arrived.{' '}
        {textOf(useAppSettings(), 'text_cart_contact_help')}
      </EmptyState>
      <ul className={css.pictures}>
        {products.slice(0, SHOWN).map(({ products_id, products_url, products_name, image_url }) => (
          <li key={products_id}>
            <Link to={productPath(products_url)} className={css.link}>
              <ProductPicture
                src={image_url}
                size={300}
                width={300}
                loading="eager"
                className={css.picture}
              />
              {products_name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
