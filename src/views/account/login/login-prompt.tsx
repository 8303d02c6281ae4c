import { useLocation } from 'react-router'
import { PATHS } from '#contract/content/paths.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { Link } from '#src/views/platform/components/link.tsx'

/** Links to register or log in instead of a price; both return to this page. */
export function LoginPrompt({ onChoose }: { onChoose?: () => void }) {
  const { rememberUrl } = useShop()
  const { pathname, search } = useLocation()
  const choose = () => {
    if (pathname !== PATHS.login) rememberUrl(`${pathname}${search}`)
    onChoose?.()
  }
  return (
    <span>
      <Link to={PATHS.register} onClick={choose}>
        Create an account
      </Link>{' '}
      or{' '}
      <Link to={PATHS.login} onClick={choose}>
        log in
      </Link>{' '}
      to view pricing
    </span>
  )
}
