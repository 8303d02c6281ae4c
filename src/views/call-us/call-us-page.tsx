import { useLocation } from 'react-router'
import { normalizedPath, PATHS } from '#contract/paths.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { usePageTitle } from '#src/views/shop/hooks/use-page-title.ts'
import { useSettings } from '#src/views/shop/hooks/use-settings.ts'

const TOPICS: Readonly<Record<string, readonly [heading: string, text: string]>> = {
  [PATHS.contact]: ['Contact us', 'Ask about products, orders, freight and licenses.'],
  [PATHS.newsletter]: ['Newsletter', 'Call or e-mail us to hear about new products and sales.'],
  [PATHS.tentVideo]: ['Videos', 'Call or e-mail us for this season’s demonstration videos.'],
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
    <EmptyState title={heading} titleLevel="h1" icon="phone">
      <p>{text}</p>
      <p>
        Call <a href={`tel:${phone.replace(/\D/g, '')}`}>{phone}</a> or e-mail{' '}
        <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </EmptyState>
  )
}
