import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import type { Glyph } from '#src/ui/icon/glyphs.ts'
import { EmailLink } from '#src/views/shop/components/email-link.tsx'
import { PhoneLink } from '#src/views/shop/components/phone-link.tsx'
import { usePageTitle } from '#src/views/shop/hooks/use-page-title.ts'
import { useSettings } from '#src/views/shop/hooks/use-settings.ts'

const PHONE: Glyph = {
  path: 'M5 3.5h4l1.8 5-2.3 1.7a12 12 0 0 0 5.3 5.3l1.7-2.3 5 1.8v4c0 .8-.7 1.5-1.5 1.5A15.5 15.5 0 0 1 3.5 5c0-.8.7-1.5 1.5-1.5Z',
}
const HEADING = 'Your account'

/** The pages below /account, which refer to a phone call. */
export function CallUsPage() {
  const { phone, email } = useSettings()
  usePageTitle(HEADING)
  return (
    <EmptyState title={HEADING} titleLevel="h1" icon={PHONE}>
      <p>{email === null ? 'Call us' : 'Call or e-mail us'} to look up an order or change your account.</p>
      <p>
        Call <PhoneLink phone={phone} />
        <EmailLink after=" or e-mail " />.
      </p>
    </EmptyState>
  )
}
