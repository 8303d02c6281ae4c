import { useQuery } from '@tanstack/react-query'
import { ALL_PRODUCTS, markedPath } from '#contract/listing-path.ts'
import type { Product } from '#contract/products.ts'
import { imagePath } from '#src/services/listing/shop-paths.ts'
import { categoriesQuery } from '#src/services/queries.ts'
import { chipStyle } from '#src/ui/display/chip.css.ts'
import { useQueryScope } from '#src/views/shop/hooks/use-query-scope.ts'
import { Link } from '#src/views/shop/components/link.tsx'
import { pictured } from './featured.ts'
import * as css from './home-page.css.ts'

const SHOWN = 8

/** Categories with a picture of one of their products; those without one as text links. */
export function CategoryGrid({ products }: { products: readonly Product[] }) {
  const categories = useQuery(categoriesQuery(useQueryScope())).data ?? []
  if (categories.length === 0) return null
  const shown = pictured(categories, products, isOfCategory).slice(0, SHOWN)
  const others = categories.filter(({ value }) => !shown.some((one) => one.value === value))
  return (
    <section aria-labelledby="categories">
      <div className={css.head}>
        <h2 id="categories">Shop by category</h2>
        <Link to={ALL_PRODUCTS}>All products</Link>
      </div>
      {shown.length > 0 && (
        <ul className={css.categories}>
          {shown.map(({ value, label, product }) => (
            <li key={value}>
              <Link to={categoryPath(value)} className={css.category}>
                <img
                  src={imagePath(product.products_url, 300)}
                  alt=""
                  width={300}
                  height={300}
                  loading="lazy"
                  decoding="async"
                  className={css.categoryPicture}
                />
                <span className={css.categoryName}>{label}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ul className={css.chips} aria-label="More categories">
        {others.map(({ value, label }) => (
          <li key={value}>
            <Link to={categoryPath(value)} className={chipStyle}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const categoryPath = (url: string) => markedPath('c', url)

const isOfCategory = (product: Product, { value }: { readonly value: string }) =>
  product.category_url.toLowerCase() === value.toLowerCase()
