import { countCases } from '#contract/cart/count-cases.ts'
import { counted } from '#contract/platform/format-count.ts'
import { PATHS } from '#contract/content/paths.ts'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { failureText } from '#src/views/shows/show-builder/failure-text.ts'
import type { Purchase } from './use-purchase.ts'

/** An answer was lost: the same request is sent again, which adds nothing twice. */
export function Unconfirmed({ purchase }: { readonly purchase: Purchase }) {
  const offline = useOffline()
  const { request, failure } = purchase.snapshot.context
  const cases = countCases(request?.lines ?? [])
  return (
    <Notice
      tone="warn"
      role="alert"
      headingLevel="h2"
      heading={`It is not known whether ${counted(cases, 'case')} came into your cart`}
      actions={
        <>
          <Button tone="primary" blockedReason={offline} onClick={purchase.retry}>
            Ask again
          </Button>
          <Link to={PATHS.cart} className={buttonStyle({ tone: 'outline' })}>
            Open cart
          </Link>
        </>
      }
    >
      {failure !== null && `${failureText(failure)} `}
      Asking again adds nothing twice.
    </Notice>
  )
}
