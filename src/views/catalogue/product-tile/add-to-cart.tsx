import { useLocation } from 'react-router'
import { PATHS } from '#contract/content/paths.ts'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { lazyComponent } from '#src/lazy/lazy-component.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'
import { useSession } from '#src/views/platform/hooks/use-session.ts'
import { hiddenFromCustomers } from '#src/views/platform/components/for-visitors.css.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import type { Addable } from './order-controls.tsx'
import * as css from './product-tile.css.ts'

const OrderControls = lazyComponent(
  () => import('./order-controls.tsx'),
  (module) => module.OrderControls,
)

/** Order controls for customers, a login link for visitors; both are equally high. */
export function AddToCart({ product, isTile = false }: { product: Addable; isTile?: boolean }) {
  const { status } = useSession()
  const Login = isTile ? LoginToSee : LoginToAdd
  return (
    <div className={css.add}>
      {status === 'signedIn' ? <OrderControls product={product} /> : <Login product={product} />}
    </div>
  )
}

/** The only link of a tile to the log-in, which leads back to the same listing. */
function LoginToSee() {
  const { rememberUrl } = useShop()
  const { pathname, search } = useLocation()
  return (
    <Link
      to={PATHS.login}
      className={`${buttonStyle({ tone: 'outline', wide: true })} ${hiddenFromCustomers}`}
      onClick={() => rememberUrl(`${pathname}${search}`)}
    >
      <Icon name="lock" size="sm" />
      Log in to see price
    </Link>
  )
}

/** Puts the product into the cart once the visitor has logged in. */
function LoginToAdd({ product }: { product: Addable }) {
  const { shop, rememberUrl } = useShop()
  const { pathname, search } = useLocation()
  return (
    <Link
      to={PATHS.login}
      className={`${buttonStyle({ tone: 'outline', wide: true })} ${hiddenFromCustomers}`}
      onClick={() => {
        rememberUrl(`${pathname}${search}`)
        if (product.quantity > 0)
          shop.send({ type: 'line.want', products_id: product.products_id, quantity: 1 })
      }}
    >
      {product.quantity > 0 ? 'Log in to add' : 'Log in to be told when it is back'}
    </Link>
  )
}
