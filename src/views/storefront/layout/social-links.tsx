import { useQuery } from '@tanstack/react-query'
import type { SocialLink } from '#contract/content/content-answers.ts'
import { socialLinksQuery } from '#src/services/content/content-queries.ts'
import { BrandIcon } from '#src/ui/display/brand-icon.tsx'
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'
import type { Glyph } from '#src/ui/icon/glyphs.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import * as css from './footer.css.ts'

const FILM: Glyph = { path: 'M3.5 5.5h17v13h-17zM10 9v6l5-3-5-3Z' }
const CAMERA: Glyph = {
  path: 'M4 7.5h3l1.5-2.5h7L17 7.5h3v11.5H4V7.5Zm8 2.2a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8Z',
}
const PEOPLE: Glyph = {
  path: 'M9 5a3.2 3.2 0 1 1 0 6.4A3.2 3.2 0 0 1 9 5Zm-6 14c0-3.3 2.7-5.5 6-5.5s6 2.2 6 5.5M16 5.4a3.2 3.2 0 0 1 0 5.6m1.5 3c2 .8 3.5 2.6 3.5 5',
}
const BRIEFCASE: Glyph = { path: 'M3.5 8h17v11.500h-17zM8.5 8V5h7v3M3.5 13h17' }
const CHAIN: Glyph = {
  path: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.300l-1 1m2 3.700a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.700l1-1',
}

/** The icons that the server may name. */
const ICONS: Readonly<Record<string, { readonly glyph: Glyph; readonly label: string }>> = {
  video: { glyph: FILM, label: 'Our video channel' },
  photo: { glyph: CAMERA, label: 'Our photos' },
  friends: { glyph: PEOPLE, label: 'Our friends page' },
  work: { glyph: BRIEFCASE, label: 'Our company page' },
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
      {icon.startsWith('/') ? <BrandIcon src={icon} /> : <Icon name={known?.glyph ?? CHAIN} size="lg" />}
      <VisuallyHidden>{known?.label ?? new URL(url).hostname} (opens in a new tab)</VisuallyHidden>
    </>
  )
}
