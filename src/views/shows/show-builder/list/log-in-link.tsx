import { useLocation } from 'react-router'
import { PATHS } from '#contract/content/paths.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'

/** Leads to the log-in, which returns to this page. */
export function LogInLink({ className }: { readonly className?: string }) {
  const { rememberUrl } = useShop()
  const { pathname, search } = useLocation()
  return (
    <Link to={PATHS.login} className={className} onClick={() => rememberUrl(`${pathname}${search}`)}>
      Log in
    </Link>
  )
}
