import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { categoriesQuery } from '#src/services/queries.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { useReader } from '#src/views/shop/use-reader.ts'
import * as css from './home-page.css.ts'

const SHOWN = 12

export function CategoryGrid() {
  const categories = useQuery(categoriesQuery(useReader())).data ?? []
  if (categories.length === 0) return null
  return (
    <section aria-labelledby="categories">
      <div className={css.head}>
        <h2 id="categories">Shop by category</h2>
        <Link to="/sl">All products</Link>
      </div>
      <ul className={css.categories}>
        {categories.slice(0, SHOWN).map(({ value, label }) => (
          <li key={value}>
            <Link to={`/sl/c/${encodeURIComponent(value)}`} className={css.category}>
              {label}
              <Icon name="chevronRight" size="sm" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
