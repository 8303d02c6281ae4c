import { useQuery } from '@tanstack/react-query'
import { flagOf, textOf } from '#contract/site/settings.ts'
import { recommendedQuery, reportRecommendedClick } from '#src/services/cart/cart-queries.ts'
import { ProductTile } from '#src/views/catalogue/product-tile/product-tile.tsx'
import { useSession } from '#src/views/platform/hooks/use-session.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { useAppSettings } from '#src/views/platform/hooks/use-settings.ts'
import * as css from './recommended.css.ts'
import { useCartPage } from './use-cart-page.ts'

const SHOWN = 4

/** Recommended products; renders nothing when there are none. */
export function Recommended() {
  const settings = useAppSettings()
  const { cart } = useCartPage()
  const isOn = flagOf(settings, 'show_cart_recommended_products')
  return isOn && cart !== null && cart.items.length > 0 ? <Row cartId={cart.id} /> : null
}

function Row({ cartId }: { cartId: number }) {
  const settings = useAppSettings()
  const { cart } = useCartPage()
  const lines = (cart?.items ?? []).map(({ products_id }) => products_id).toSorted((a, b) => a - b)
  const scope = useQueryScope()
  const customer = useSession().user?.customers_id ?? null
  const products = useQuery(recommendedQuery(scope, { customer, cartId, lines: lines.join() })).data ?? []
  if (products.length === 0) return null
  return (
    <section aria-labelledby="recommended" className={css.section}>
      <h2 id="recommended">{textOf(settings, 'cart_recommended_products_label', 'Recommended')}</h2>
      <ul className={css.row}>
        {products.slice(0, SHOWN).map((product) => (
          <ProductTile
            key={product.products_id}
            product={product}
            headingLevel="h3"
            onChosen={() => reportRecommendedClick(scope.call, product, cartId)}
          />
        ))}
      </ul>
    </section>
  )
}
