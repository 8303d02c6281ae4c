import { useQuery } from '@tanstack/react-query'
import type { StorefrontSection } from '#contract/content/content-answers.ts'
import { markedPath } from '#contract/catalogue/listing-path.ts'
import { examplePath } from '#contract/catalogue/picture-path.ts'
import { categoriesQuery } from '#src/services/platform/queries.ts'
import { chipStyle } from '#src/ui/display/chip.css.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import * as css from './home-page.css.ts'
import { SectionHead } from './section-head.tsx'

const PICTURED = 8

/** The first categories that have products, each with the picture of one, the others as text links. */
export function CategoryGrid({ section }: { section: StorefrontSection }) {
  const all = useQuery(categoriesQuery(useQueryScope())).data ?? []
  const categories = all.filter(({ product_count: count }) => count !== 0)
  if (categories.length === 0) return null
  const others = categories.slice(PICTURED)
  return (
    <section aria-labelledby={section.id}>
      <SectionHead section={section} more="All products" />
      <ul className={css.categories}>
        {categories.slice(0, PICTURED).map(({ value, label }) => (
          <li key={value}>
            <Link to={categoryPath(value)} className={css.picture}>
              <img
                src={examplePath(value, 'category')}
                alt=""
                width={300}
                height={300}
                loading="lazy"
                decoding="async"
                className={css.pictureImage}
              />
              <span className={`${css.caption} ${css.captionTitle}`}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <ul className={css.chips} aria-label="More categories">
          {others.map(({ value, label }) => (
            <li key={value}>
              <Link to={categoryPath(value)} className={chipStyle}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const categoryPath = (url: string) => markedPath('c', url)
