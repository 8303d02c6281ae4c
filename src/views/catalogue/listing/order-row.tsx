import type { Product } from '#contract/catalogue/products.ts'
import { productPath } from '#src/services/catalogue/listing/shop-paths.ts'
import { Money } from '#src/views/platform/components/price.tsx'
import { QuantityStepper } from '#src/ui/form/quantity-stepper.tsx'
import { caseText } from '#contract/catalogue/packaging.ts'
import { eachCents, traits } from '#src/views/catalogue/product-tile/product-facts.ts'
import { Stock } from '#src/views/catalogue/product-tile/stock.tsx'
import { useInCart } from '#src/views/platform/hooks/use-cart.ts'
import type { Added } from '#src/views/platform/hooks/use-add-many.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import { ProductPicture } from '#src/views/catalogue/product-tile/product-picture.tsx'
import * as css from './order-form.css.ts'
import { useListingDetails } from './use-listing-details.ts'

export interface OrderRowProps {
  product: Product
  /** null for visitors, who cannot order */
  quantity: number | null
  result: Added | undefined
  onChange: (quantity: number) => void
}

export function OrderRow({ product, quantity, result, onChange }: OrderRowProps) {
  const { price } = product
  const details = useListingDetails()
  return (
    <li className={`${css.row} ${quantity ? css.chosen : ''}`}>
      <ProductPicture src={product.image_url} size={75} width={40} className={css.thumb} />
      <div className={css.product}>
        <Link to={productPath(product.products_url)} className={css.name}>
          {product.products_name}
        </Link>
        <div className={css.meta}>
          <span className={css.model}>{product.products_model}</span>
          {details.isShown && ` · ${traits(product).join(' · ')}`}
        </div>
      </div>
      <div className={css.facts}>
        <span className={css.fact}>{caseText(product.products_packaging)}</span>
        {quantity !== null && price !== undefined && <Prices product={product} price={price} />}
        <span className={`${css.fact} ${css.stock}`}>
          <Stock product={product} />
        </span>
      </div>
      {quantity !== null && price !== undefined && (
        <div className={css.order}>
          <div>
            <QuantityStepper
              label={`Quantity of ${product.products_name}`}
              value={quantity}
              min={0}
              disabled={product.quantity === 0}
              invalid={result?.kind === 'refused'}
              onCommit={onChange}
            />
            <RowNote productsId={product.products_id} result={result} />
          </div>
          <span className={css.lineTotal}>
            {quantity > 0 ? <Money cents={quantity * price} /> : <span aria-hidden>–</span>}
          </span>
        </div>
      )}
    </li>
  )
}

function Prices({ product, price }: { product: Product; price: number }) {
  const each = eachCents(product)
  return (
    <>
      <span className={css.fact}>
        <Money cents={price} />
      </span>
      <span className={css.fact}>
        {each !== undefined && (
          <>
            <Money cents={each} /> each
          </>
        )}
      </span>
    </>
  )
}

function RowNote({ productsId, result }: { productsId: number; result: Added | undefined }) {
  const { quantity: inCart } = useInCart(productsId)
  if (result?.kind === 'refused') return <div className={css.refused}>{result.reason}</div>
  return inCart > 0 ? <div className={css.inCart}>{inCart} in cart</div> : null
}
