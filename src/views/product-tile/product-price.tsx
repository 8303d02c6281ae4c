import { useLocation } from 'react-router'
import { PATHS } from '#contract/paths.ts'
import type { Product } from '#contract/products.ts'
import { Price } from '#src/views/shop/components/price.tsx'
import { useShop } from '#src/views/shop/shop-context.ts'
import { Link } from '#src/views/shop/components/link.tsx'
import { caseText, eachCents } from './product-facts.ts'
import * as css from './product-tile.css.ts'

export interface ProductPriceProps {
  product: Product
  size?: 'tile' | 'page'
}

/** The case price or, for visitors, a login link; both are equally high. */
export function ProductPrice({ product, size = 'tile' }: ProductPriceProps) {
  const { rememberUrl } = useShop()
  const { pathname, search } = useLocation()
  if (product.price === undefined) {
    return (
      <p className={`${css.loginPrice} ${size === 'page' ? css.apart : ''}`}>
        <Link to={PATHS.login} onClick={() => rememberUrl(`${pathname}${search}`)}>
          Log in to see price
        </Link>
        {size === 'page' && (
          <span>
            or{' '}
            <Link to={PATHS.register} onClick={() => rememberUrl(`${pathname}${search}`)}>
              create an account
            </Link>
          </span>
        )}
        <span className={css.packaging}>{caseText(product.products_packaging)}</span>
      </p>
    )
  }
  const each = eachCents(product)
  return (
    <Price
      caseCents={product.price}
      packaging={caseText(product.products_packaging)}
      {...(each === undefined ? {} : { eachCents: each })}
      {...(size === 'page' ? { size: 'page' } : {})}
    />
  )
}
