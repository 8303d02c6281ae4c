import { NEW_SHOW_PATH, SHOW_PATHS } from '#contract/content/show-paths.ts'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { Link } from '#src/views/platform/components/link.tsx'

/** Neither the device nor the account has the show of the address. */
export function ShowMissing() {
  usePageTitle('Show not found')
  return (
    <EmptyState
      title="There is no such show."
      titleLevel="h1"
      actions={
        <>
          <Link to={SHOW_PATHS.builder} className={buttonStyle({ tone: 'primary' })}>
            My shows
          </Link>
          <Link to={NEW_SHOW_PATH} className={buttonStyle({})}>
            Propose a show
          </Link>
        </>
      }
    >
      It was removed, or it is on another device or another account.
    </EmptyState>
  )
}
