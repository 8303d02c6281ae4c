import { useQuery } from '@tanstack/react-query'
import type { StorefrontSection } from '#contract/content/content-answers.ts'
import { emptyListing, listingPath } from '#contract/catalogue/listing-address.ts'
import { toggled } from '#src/services/catalogue/listing/listing-filters.ts'
import { examplePath } from '#contract/catalogue/picture-path.ts'
import { filterValuesQuery } from '#src/services/platform/queries.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import * as css from './effect-row.css.ts'
import { SectionHead } from './section-head.tsx'

const SHOWN = 8

/** Links to listings by effect. */
export function EffectRow({ section }: { section: StorefrontSection }) {
  const effects = useQuery(filterValuesQuery(useQueryScope(), 'effect')).data ?? []
  if (effects.length === 0) return null
  return (
    <section aria-labelledby={section.id}>
      <SectionHead section={section} more="All products" />
      <ul className={css.row}>
        {effects.slice(0, SHOWN).map(({ value, label }) => (
          <li key={value}>
            <Link to={listingPath(toggled(emptyListing, 'effect', value))} className={css.effect}>
              <img
                src={examplePath(value, 'effect')}
                alt=""
                width={300}
                height={300}
                loading="lazy"
                decoding="async"
                className={css.medal}
              />
              <span className={css.label}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
