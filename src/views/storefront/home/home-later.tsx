import { useQuery } from '@tanstack/react-query'
import { PATHS } from '#contract/content/paths.ts'
import type { StorefrontSection } from '#contract/content/content-answers.ts'
import { sceneSrcSet } from '#contract/catalogue/picture-path.ts'
import { flagOf } from '#contract/site/settings.ts'
import { marketingPostsQuery } from '#src/services/content/page-list-queries.ts'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { Card } from '#src/ui/display/card.tsx'
import { ContentLink } from '#src/views/platform/components/content-link.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { postDay } from '#src/views/content/news/post-day.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { useAppSettings, useBrand } from '#src/views/platform/hooks/use-settings.ts'
import * as css from './home-later.css.ts'
import { ProductSection } from './product-section.tsx'
import { SectionHead } from './section-head.tsx'

const POSTS = 3

/** The newest posts; absent when there are none. */
export function HomeNews({ section }: { section: StorefrontSection }) {
  const posts = useQuery(marketingPostsQuery(useQueryScope())).data ?? []
  if (posts.length === 0) return null
  return (
    <section aria-labelledby={section.id}>
      <SectionHead section={section} more="All news" />
      <ul className={css.posts}>
        {posts.slice(0, POSTS).map(({ path, title, date, summary, picture }) => (
          <Card key={path} as="li" padding="none" className={css.post}>
            {picture !== null && (
              <img
                src={picture.src}
                srcSet={sceneSrcSet(picture.src)}
                sizes="(min-width: 1400px) 460px, (min-width: 768px) 33vw, 100vw"
                alt={picture.alt}
                loading="lazy"
                decoding="async"
                className={css.picture}
              />
            )}
            <div className={css.text}>
              <time dateTime={date} className={css.date}>
                {postDay(date)}
              </time>
              <h3>
                <Link to={path} className={css.link}>
                  {title}
                </Link>
              </h3>
              <p>{summary}</p>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  )
}

const UPSELL = { consumer: 'show_upsell_on_wholesale', pro: 'show_upsell_on_pro_line' } as const

/** More products, where the setting of the storefront asks for them. */
export function Upsell({ section }: { section: StorefrontSection }) {
  const isOn = flagOf(useAppSettings(), UPSELL[useBrand()])
  return isOn && <ProductSection section={section} />
}

export function NewsletterTeaser({ section: { id, title, text, link_to } }: { section: StorefrontSection }) {
  return (
    <Card as="section" aria-labelledby={id} className={css.teaser}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className={css.teaserText}>{text}</p>
      </div>
      <ContentLink href={link_to ?? PATHS.newsletter} className={buttonStyle({ tone: 'primary' })}>
        Get the newsletter
      </ContentLink>
    </Card>
  )
}
