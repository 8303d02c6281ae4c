import { brandMarkPath, inSize, isPhoto } from '#contract/catalogue/picture-path.ts'
import type { Product } from '#contract/catalogue/products.ts'
import { productPath } from '#src/services/catalogue/listing/shop-paths.ts'
import { BrandIcon } from '#src/ui/display/brand-icon.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { AddToCart } from './add-to-cart.tsx'
import { ListButtons } from './lazy-list-buttons.ts'
import { productFlags, traits } from './product-facts.ts'
import { photoBox } from './product-picture.css.ts'
import { ProductPicture } from './product-picture.tsx'
import { ProductPrice } from './product-price.tsx'
import * as css from './product-tile.css.ts'
import { Stock } from './stock.tsx'

export interface ProductTileProps {
  product: Product
  /** loads its picture eagerly */
  isFirstView?: boolean
  headingLevel?: 'h2' | 'h3'
  /** effects in the filter of the listing */
  wantedEffects?: readonly string[]
  /** shows shots, caliber and effects */
  hasDetails?: boolean
  /** called when the product link is followed */
  onChosen?: () => void
}

export function ProductTile({
  product,
  isFirstView = false,
  headingLevel: Heading = 'h2',
  hasDetails = true,
  wantedEffects,
  onChosen,
}: ProductTileProps) {
  return (
    <Card as="li" padding="none" className={css.tile}>
      <div className={isPhoto(product.image_url) ? `${css.art} ${photoBox}` : css.art}>
        <ProductPicture
          src={product.image_url}
          size={300}
          width={300}
          {...sizesOf(product.image_url)}
          loading={isFirstView ? 'eager' : 'lazy'}
          decoding="async"
          className={css.picture}
        />
        <span className={css.flags}>
          {productFlags(product).map((flag) => (
            <Badge key={flag} tone="paper">
              {flag}
            </Badge>
          ))}
        </span>
        <ListButtons product={product} isTile />
      </div>
      <div className={css.body}>
        <p className={css.makers}>
          <span className={css.brand}>
            <BrandIcon src={brandMarkPath(product.brand_url)} />
            {product.manufacturers_name}
          </span>
          <span className={css.model}>{product.products_model}</span>
        </p>
        <Heading className={css.name}>
          <Link to={productPath(product.products_url)} className={css.link} onClick={onChosen}>
            {product.products_name}
          </Link>
        </Heading>
        {hasDetails && <p className={css.traits}>{traits(product, wantedEffects).join(' · ')}</p>}
        <div className={css.offer}>
          <ProductPrice product={product} />
          <Stock product={product} />
        </div>
        <AddToCart product={product} isTile />
      </div>
    </Card>
  )
}

/** A phone gets the smaller drawing, which is as sharp; of a photo it needs as many pixels as its screen has. */
const sizesOf = (path: string) =>
  isPhoto(path)
    ? { sizes: '(min-width: 576px) 300px, 116px' }
    : { srcSet: `${inSize(path, 75)} 75w, ${path} 300w`, sizes: '(min-width: 576px) 300px, 25px' }
