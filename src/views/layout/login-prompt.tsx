import { Link, useLocation } from 'react-router'
import { useShop } from '#src/views/shop/shop-context.ts'

/** The way to a price: create an account or log in, and come back to where one was. */
export function LoginPrompt() {
  const { rememberUrl } = useShop()
  const { pathname, search } = useLocation()
  const remember = () => pathname !== '/login' && rememberUrl(`${pathname}${search}`)
  return (
    <span>
      <Link to="/register" onClick={remember}>
        Create an account
      </Link>{' '}
      or{' '}
      <Link to="/login" onClick={remember}>
        log in
      </Link>{' '}
      to view pricing
    </span>
  )
}
