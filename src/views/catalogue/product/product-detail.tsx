import { ALL_PRODUCTS, markedPath } from '#contract/catalogue/listing-path.ts'
import { brandMarkPath } from '#contract/catalogue/picture-path.ts'
import type { DetailedProduct, Product } from '#contract/catalogue/products.ts'
import { lazyComponent } from '#src/lazy/lazy-component.tsx'
import { largePicture } from '#src/services/catalogue/listing/shop-paths.ts'
import { BrandIcon } from '#src/ui/display/brand-icon.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Breadcrumb } from '#src/ui/navigation/breadcrumb.tsx'
import { ListButtons } from '#src/views/catalogue/product-tile/lazy-list-buttons.ts'
import { AddToCart } from '#src/views/catalogue/product-tile/add-to-cart.tsx'
import { productFlags, traits } from '#src/views/catalogue/product-tile/product-facts.ts'
import { ProductPrice } from '#src/views/catalogue/product-tile/product-price.tsx'
import { Stock } from '#src/views/catalogue/product-tile/stock.tsx'
import { ContentNodes } from '#src/views/platform/components/content-nodes.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { ProductBanners } from '#src/views/platform/components/product-banners.tsx'
import { HeightScale } from './height-scale.tsx'
import * as css from './product-page.css.ts'
import { NextLevel } from './next-level.tsx'
import { ProductPhotos } from './product-photos.tsx'
import { SpecTable } from './spec-table.tsx'

// below the first view
const SimilarProducts = lazyComponent(
  () => import('./similar-products.tsx'),
  (module) => module.SimilarProducts,
)

export function ProductDetail({ product }: { product: DetailedProduct }) {
  const flags = productFlags(product)
  return (
    <article className={css.page}>
      <div className={css.artColumn}>
        {product.photos.length > 0 ? (
          <ProductPhotos photos={product.photos} name={product.products_name} />
        ) : (
          <div className={css.art}>
            <img
              {...largePicture(product.image_url)}
              alt={altText(product)}
              fetchPriority="high"
              className={css.picture}
            />
          </div>
        )}
        {product.performance_height !== null && <HeightScale height={product.performance_height} />}
      </div>
      <div className={css.offerColumn}>
        <Breadcrumb
          items={[
            { key: 'all', content: <Link to={ALL_PRODUCTS}>Shop All</Link> },
            {
              key: 'category',
              content: <Link to={markedPath('c', product.category_url)}>{product.category}</Link>,
            },
          ]}
        />
        <h1 tabIndex={-1}>{product.products_name}</h1>
        <p className={css.makers}>
          <Link to={markedPath('b', product.brand_url)} className={css.brand}>
            <BrandIcon src={brandMarkPath(product.brand_url)} className={css.brandIcon} />
            {product.manufacturers_name}
          </Link>
          <span className={css.code}>Model {product.products_model}</span>
          <span className={css.code}>UPC {product.upc}</span>
        </p>
        {flags.length > 0 && (
          <p className={css.flags}>
            {flags.map((flag) => (
              <Badge key={flag}>{flag}</Badge>
            ))}
          </p>
        )}
        <div className={css.offer} data-keep-clear>
          <ProductPrice product={product} size="page" />
          <Stock product={product} isCounted />
        </div>
        <div className={css.nextLevel}>
          {product.next_level !== undefined && <NextLevel {...product.next_level} />}
        </div>
        <div className={css.addBar}>
          <AddToCart product={product} />
        </div>
        {product.quantity === 0 && product.similar.length > 0 && (
          <p>
            <a href="#similar">See what is alike and in stock</a>
          </p>
        )}
        <div className={css.lists}>
          <ListButtons product={product} />
        </div>
        <ShippingNotices product={product} />
        {product.description_nodes && <ContentNodes nodes={product.description_nodes} />}
        <VideoLink url={product.video_url} />
        <ProductBanners categories={[product.category_url]} />
        <SpecTable product={product} />
      </div>
      {product.similar.length > 0 && <SimilarProducts products={product.similar} />}
    </article>
  )
}

function VideoLink({ url }: { url: string | null }) {
  if (url === null || !url.startsWith('https://')) return null
  return (
    <p>
      <a href={url} target="_blank" rel="noopener noreferrer">
        Watch the video
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>
    </p>
  )
}

const altText = (product: Product): string =>
  `${product.products_name}: ${[product.colors.join(', '), ...traits(product)].filter((text) => text !== '').join(', ')}`

function ShippingNotices({ product }: { product: Product }) {
  return (
    <>
      {product.texas_restricted && (
        <Notice tone="warn">Bottle Rockets and Stick Rockets cannot be shipped to Texas.</Notice>
      )}
      {product.pro_use && <Notice tone="info">Professional use only. Sold to licensed buyers.</Notice>}
    </>
  )
}
