import { counted } from '#contract/platform/format-count.ts'
import { PATHS } from '#contract/content/paths.ts'
import { CART_BADGE_CAP } from '#contract/platform/constants.ts'
import { iconButtonStyle } from '#src/ui/action/icon-button.css.ts'
import { CountBadge } from '#src/ui/display/badge.tsx'
import { Spinner } from '#src/ui/display/spinner.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { useCart } from '#src/views/platform/hooks/use-cart.ts'
import { Link } from '#src/views/platform/components/link.tsx'

export const badgeText = (count: number): string =>
  count > CART_BADGE_CAP ? `${CART_BADGE_CAP}+` : String(count)

export function CartLink() {
  const { count, isUpdating, hasFailed } = useCart()
  return (
    <Link
      to={PATHS.cart}
      className={iconButtonStyle}
      aria-label={`Cart, ${counted(count, 'item')}`}
      aria-busy={isUpdating}
    >
      {isUpdating ? <Spinner size="md" /> : <Icon name="cart" />}
      {hasFailed ? (
        <CountBadge count="!" tone="danger" cornered />
      ) : (
        count > 0 && <CountBadge count={badgeText(count)} cornered />
      )}
    </Link>
  )
}
