import { useLocation } from 'react-router'
import { PATHS } from '#contract/content/paths.ts'
import type { Product } from '#contract/catalogue/products.ts'
import { Price } from '#src/views/platform/components/price.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'
import { hiddenFromCustomers } from '#src/views/platform/components/for-visitors.css.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import { caseText } from '#contract/catalogue/packaging.ts'
import { eachCents } from './product-facts.ts'
import * as css from './product-tile.css.ts'

export interface ProductPriceProps {
  product: Product
  size?: 'tile' | 'page'
}

/** The case price; for visitors the packaging, on the product page with links to log in. Both are equally high. */
export function ProductPrice({ product, size = 'tile' }: ProductPriceProps) {
  if (product.price === undefined)
    return size === 'page' ? <LoginForPrice product={product} /> : <Packaging product={product} />
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

const Packaging = ({ product }: Pick<ProductPriceProps, 'product'>) => (
  <p className={`${css.packaging} ${hiddenFromCustomers}`}>{caseText(product.products_packaging)}</p>
)

function LoginForPrice({ product }: Pick<ProductPriceProps, 'product'>) {
  const { rememberUrl } = useShop()
  const { pathname, search } = useLocation()
  const remember = () => rememberUrl(`${pathname}${search}`)
  return (
    <p className={`${css.loginPrice} ${hiddenFromCustomers} ${css.apart}`}>
      <Link to={PATHS.login} onClick={remember}>
        Log in to see price
      </Link>
      <span>
        or{' '}
        <Link to={PATHS.register} onClick={remember}>
          create an account
        </Link>
      </span>
      <span className={css.packaging}>{caseText(product.products_packaging)}</span>
    </p>
  )
}
