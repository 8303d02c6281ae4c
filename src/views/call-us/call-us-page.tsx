import { useLocation } from 'react-router'
import { normalizedPath, PATHS } from '#contract/paths.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import type { Glyph } from '#src/ui/icon/glyphs.ts'
import { usePageTitle } from '#src/views/shop/hooks/use-page-title.ts'
import { useSettings } from '#src/views/shop/hooks/use-settings.ts'

const TOPICS: Readonly<Record<string, readonly [heading: string, text: string]>> = {
  [PATHS.contact]: ['Contact us', 'Ask about products, orders, freight and licenses.'],
  [PATHS.newsletter]: ['Newsletter', 'Call or e-mail us to hear about new products and sales.'],
  [PATHS.tentVideo]: ['Videos', 'Call or e-mail us for this season’s demonstration videos.'],
}

const PHONE: Glyph = {
  path: 'M5 3.5h4l1.8 5-2.3 1.7a12 12 0 0 0 5.3 5.3l1.7-2.3 5 1.8v4c0 .8-.7 1.5-1.5 1.5A15.5 15.5 0 0 1 3.5 5c0-.8.7-1.5 1.5-1.5Z',
}

/** Title and text of the pages below /account. */
const ACCOUNT = ['Your account', 'Call or e-mail us to look up an order or change your account.'] as const

/** Pages that refer to a phone call. */
export function CallUsPage() {
  const { pathname } = useLocation()
  const { phone, email } = useSettings()
  const [heading, text] = TOPICS[normalizedPath(pathname)] ?? ACCOUNT
  usePageTitle(heading)
  return (
    <EmptyState title={heading} titleLevel="h1" icon={PHONE}>
      <p>{text}</p>
      <p>
        Call <a href={`tel:${phone.replace(/\D/g, '')}`}>{phone}</a> or e-mail{' '}
        <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </EmptyState>
  )
}
