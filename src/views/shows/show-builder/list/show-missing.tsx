import { NEW_SHOW_PATH, SHOW_PATHS } from '#contract/content/show-paths.ts'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { useSession } from '#src/views/platform/hooks/use-session.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import { LogInLink } from './log-in-link.tsx'

/** Neither the device nor the account has the show of the address; a visitor may have an account that has it. */
export function ShowMissing() {
  usePageTitle('Show not found')
  const isVisitor = useSession().customer === null
  return (
    <EmptyState
      title={isVisitor ? 'This show could not be found.' : 'There is no such show.'}
      titleLevel="h1"
      actions={
        <>
          {isVisitor && <LogInLink className={buttonStyle({ tone: 'primary' })} />}
          <Link to={SHOW_PATHS.builder} className={buttonStyle(isVisitor ? {} : { tone: 'primary' })}>
            My shows
          </Link>
          <Link to={NEW_SHOW_PATH} className={buttonStyle({})}>
            Propose a show
          </Link>
        </>
      }
    >
      {isVisitor
        ? 'If it is on your account, log in to open it.'
        : 'It was removed, or it is on another device or another account.'}
    </EmptyState>
  )
}
