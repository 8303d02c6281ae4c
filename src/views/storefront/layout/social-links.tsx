import { useQuery } from '@tanstack/react-query'
import type { SocialLink } from '#contract/content/content-answers.ts'
import { socialLinksQuery } from '#src/services/content/content-queries.ts'
import { BrandIcon } from '#src/ui/display/brand-icon.tsx'
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'
import type { IconName } from '#src/ui/icon/glyphs.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import * as css from './footer.css.ts'

/** The icons that the server may name. */
const ICONS: Readonly<Record<string, { readonly glyph: IconName; readonly label: string }>> = {
  video: { glyph: 'film', label: 'Our video channel' },
  photo: { glyph: 'camera', label: 'Our photos' },
  friends: { glyph: 'people', label: 'Our friends page' },
  work: { glyph: 'briefcase', label: 'Our company page' },
}

/** Links to social media in a new tab; absent when there are none. */
export function SocialLinks() {
  const links = useQuery(socialLinksQuery(useQueryScope())).data ?? []
  if (links.length === 0) return null
  return (
    <ul className={css.socialList} aria-label="Social media">
      {links.map((link) => (
        <li key={link.url}>
          <a href={link.url} target="_blank" rel="noopener noreferrer">
            <Mark link={link} />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Mark({ link: { url, icon } }: { link: SocialLink }) {
  const known = Object.hasOwn(ICONS, icon) ? ICONS[icon] : undefined
  return (
    <>
      {icon.startsWith('/') ? <BrandIcon src={icon} /> : <Icon name={known?.glyph ?? 'chain'} size="lg" />}
      <VisuallyHidden>{known?.label ?? new URL(url).hostname} (opens in a new tab)</VisuallyHidden>
    </>
  )
}
