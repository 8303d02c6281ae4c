import { ALL_PRODUCTS } from '#contract/catalogue/listing-path.ts'
import { orderPath } from '#contract/content/paths.ts'
import { Button } from '#src/ui/action/button.tsx'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { CopyButton } from '#src/views/platform/components/copy-button.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { ProductPicture } from '#src/views/catalogue/product-tile/product-picture.tsx'
import * as css from './complete.css.ts'

export interface CompleteHeadProps {
  message: string
  orderNumber: number | null
  cartId: number | null
  purchaseOrder: string | null
  /** `image_url` of the first product */
  firstPicture: string | null
}

/** The order number over a picture of the first product. */
export function CompleteHead({
  message,
  orderNumber,
  cartId,
  purchaseOrder,
  firstPicture,
}: CompleteHeadProps) {
  return (
    <header className={css.head}>
      <div className={css.art}>
        {firstPicture !== null && (
          <ProductPicture src={firstPicture} size={300} width={180} loading="eager" className={css.picture} />
        )}
        <svg viewBox="0 0 96 96" className={css.check} aria-hidden>
          <circle cx="48" cy="48" r="42" className={css.disc} />
          <path d="M29 50 43 64 69 34" className={css.tick} pathLength={1} />
        </svg>
      </div>
      <div className={css.text}>
        <h1 tabIndex={-1}>{message}</h1>
        <p className={css.number}>
          {orderNumber === null ? (
            cartId !== null && <>Cart number {cartId}</>
          ) : (
            <>
              <span>
                Order number <strong>{orderNumber}</strong>
              </span>
              <CopyButton text={String(orderNumber)} label="Copy the order number" />
            </>
          )}
        </p>
        {purchaseOrder !== null && (
          <p>
            PO number <strong>{purchaseOrder}</strong>
          </p>
        )}
        <div className={css.actions}>
          <Link to={ALL_PRODUCTS} className={buttonStyle({ tone: 'primary' })}>
            Continue shopping
          </Link>
          {orderNumber !== null && (
            <Link to={orderPath(orderNumber)} className={buttonStyle({ tone: 'outline' })}>
              View order
            </Link>
          )}
          <Button tone="outline" icon={<Icon name="print" size="sm" />} onClick={() => globalThis.print()}>
            Print
          </Button>
        </div>
      </div>
    </header>
  )
}
