import type { Product } from '#contract/catalogue/products.ts'
import { ProductTile } from '#src/views/catalogue/product-tile/product-tile.tsx'
import * as css from './similar-products.css.ts'

export function SimilarProducts({ products }: { products: readonly Product[] }) {
  return (
    <section aria-labelledby="similar" className={css.section}>
      <h2 id="similar">Similar products</h2>
      <ul className={css.row}>
        {products.map((product) => (
          <ProductTile key={product.products_id} product={product} headingLevel="h3" />
        ))}
      </ul>
    </section>
  )
}
