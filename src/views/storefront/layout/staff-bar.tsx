import { PATHS } from '#contract/content/paths.ts'
import { useSession } from '#src/views/platform/hooks/use-session.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import * as css from './staff-bar.css.ts'

/** Shown on every page and in every tab while staff act as the customer. */
export function StaffBar() {
  const { user, logOut, closeWindow } = useSession()
  if (user === null) return null
  const { customers_id, customers_firstname, customers_lastname } = user
  const name = `${customers_firstname} ${customers_lastname} (#${customers_id})`
  return (
    <section className={css.bar} aria-label="Staff access">
      <span className={css.who}>
        <span className={css.onlyWide}>You are acting as </span>
        <span className={css.onlyNarrow}>Acting as </span>
        {name}
      </span>
      <Link to={PATHS.loginAs} className={`${css.action} ${css.onlyWide}`}>
        Another customer
      </Link>
      <button type="button" className={`${css.action} ${css.onlyWide}`} onClick={logOut}>
        End session
      </button>
      <button type="button" className={`${css.action} ${css.onlyNarrow}`} onClick={closeWindow}>
        End session
      </button>
    </section>
  )
}
