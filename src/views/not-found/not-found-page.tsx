import { ALL_PRODUCTS } from '#contract/listing-path.ts'
import { PATHS } from '#contract/paths.ts'
import { MESSAGES } from '#contract/messages.ts'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { usePageTitle } from '#src/views/shop/hooks/use-page-title.ts'
import { Link } from '#src/views/shop/components/link.tsx'
import { Dud } from './dud.tsx'

export function NotFoundPage() {
  usePageTitle('Page not found')
  return (
    <>
      <Dud />
      <EmptyState
        title="Page not found"
        titleLevel="h1"
        icon="none"
        actions={
          <>
            <Link to={ALL_PRODUCTS} className={buttonStyle({ tone: 'primary' })}>
              Shop all products
            </Link>
            <Link to={PATHS.home} className={buttonStyle({ tone: 'outline' })}>
              Home
            </Link>
          </>
        }
      >
        {MESSAGES.notFound}
      </EmptyState>
    </>
  )
}
