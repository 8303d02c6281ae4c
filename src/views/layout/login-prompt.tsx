import { useLocation } from 'react-router'
import { useShop } from '#src/views/shop/shop-context.ts'
import { Link } from '#src/views/shop/components/link.tsx'

/** The way to a price: create an account or log in, and come back to where one was. */
export function LoginPrompt({ onChoose }: { onChoose?: () => void }) {
  const { rememberUrl } = useShop()
  const { pathname, search } = useLocation()
  const choose = () => {
    if (pathname !== '/login') rememberUrl(`${pathname}${search}`)
    onChoose?.()
  }
  return (
    <span>
      <Link to="/register" onClick={choose}>
        Create an account
      </Link>{' '}
      or{' '}
      <Link to="/login" onClick={choose}>
        log in
      </Link>{' '}
      to view pricing
    </span>
  )
}
