import type { ProductList } from '#contract/products.ts'
import { emptyListing, listingPath } from '#src/services/listing/listing-address.ts'
import { toggled } from '#src/services/listing/listing-filters.ts'
import { imagePath } from '#src/services/listing/shop-paths.ts'
import { Link } from '#src/views/shop/components/link.tsx'
import { pictured } from './featured.ts'
import * as css from './effect-row.css.ts'

const SHOWN = 8

/** Links to listings by effect. */
export function EffectRow({ answer }: { answer: ProductList }) {
  const aerial = answer.products.filter(({ shots, caliber }) => shots !== null || caliber !== null)
  const shown = pictured(answer.meta.facets['effect'] ?? [], aerial, (product, { label }) =>
    product.effects.slice(0, 1).includes(label),
  ).slice(0, SHOWN)
  if (shown.length < SHOWN / 2) return null
  return (
    <section aria-labelledby="effects">
      <h2 id="effects" className={css.title}>
        Shop by effect
      </h2>
      <ul className={css.row}>
        {shown.map(({ value, label, product }) => (
          <li key={value}>
            <Link to={listingPath(toggled(emptyListing, 'effect', value))} className={css.effect}>
              <img
                src={imagePath(product.products_url, 300)}
                alt=""
                width={300}
                height={300}
                loading="lazy"
                decoding="async"
                className={css.medal}
              />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
