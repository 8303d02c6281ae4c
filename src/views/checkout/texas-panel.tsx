import { useSelector } from '@xstate/react'
import { type NavigateFunction, useNavigate } from 'react-router'
import { CHECKOUT_PATHS } from '#contract/content/paths.ts'
import type { CartLine } from '#contract/cart/carts.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'
import { ADDRESS_GROUP } from './details/address-group.ts'
import * as css from './texas-panel.css.ts'
import { useOrder } from './use-order.ts'
import type { CheckoutActors } from '#src/views/platform/hooks/use-checkout-actors.ts'

/** Shown on every step while the cart may not be shipped to Texas, with the ways to resolve it. */
export function TexasPanel({ actors }: { actors: CheckoutActors }) {
  const { lines } = useOrder()
  const isUnverified = useSelector(actors.texasCheck, (snapshot) => snapshot.hasTag('unverified'))
  const offending = lines.filter((line) => line.texas_restricted)
  return (
    <Notice
      tone="danger"
      heading={
        isUnverified && offending.length === 0
          ? 'Shipping could not be verified'
          : 'This order cannot be shipped to Texas'
      }
      role="alert"
      actions={<WaysOut actors={actors} offending={offending} />}
    >
      <p>{MESSAGES.texas}</p>
      {isUnverified && <Unverified actors={actors} />}
      {offending.length > 0 && (
        <ul className={css.lines}>
          {offending.map((line) => (
            <OffendingLine key={line.id} line={line} />
          ))}
        </ul>
      )}
    </Notice>
  )
}

function OffendingLine({ line }: { line: CartLine }) {
  const cart = useSystemActor('cart')
  const offline = useOffline()
  return (
    <li className={css.line}>
      <span>
        {line.products_name} <span className={css.meta}>{line.products_model}</span>
      </span>
      <Button
        size="sm"
        tone="outline"
        blockedReason={offline}
        aria-label={`Remove ${line.products_name}`}
        onClick={() => cart.send({ type: 'line.remove', id: line.id, products_id: line.products_id })}
      >
        Remove
      </Button>
    </li>
  )
}

function Unverified({ actors: { texasCheck } }: { actors: CheckoutActors }) {
  const isPending = useSelector(texasCheck, (snapshot) => snapshot.hasTag('pending'))
  const offline = useOffline()
  return (
    <p className={css.unverified}>
      <span>We could not verify this order.</span>
      <Button
        size="sm"
        icon={<Icon name="refresh" size="sm" />}
        busy={isPending}
        blockedReason={offline}
        onClick={() => texasCheck.send({ type: 'texas.retry' })}
      >
        Retry
      </Button>
    </p>
  )
}

function WaysOut({ actors, offending }: { actors: CheckoutActors; offending: readonly CartLine[] }) {
  const cart = useSystemActor('cart')
  const navigate = useNavigate()
  const offline = useOffline()
  const removeAll = () => {
    for (const { id, products_id } of offending) cart.send({ type: 'line.remove', id, products_id })
  }
  return (
    <>
      {offending.length > 1 && (
        <Button tone="danger" blockedReason={offline} onClick={removeAll}>
          Remove all {offending.length}
        </Button>
      )}
      <Button tone="outline" onClick={() => leadToAddresses(navigate)}>
        Ship to another state
      </Button>
      <Button
        tone="outline"
        blockedReason={offline}
        onClick={() => actors.schedule.send({ type: 'delivery.choose', is_pickup: true })}
      >
        Pick up instead
      </Button>
    </>
  )
}

/** On the details step focuses the addresses, otherwise navigates there. */
function leadToAddresses(navigate: NavigateFunction): void {
  const here = document.getElementById(ADDRESS_GROUP)
  if (here === null) void navigate(CHECKOUT_PATHS.checkout)
  else here.focus()
}
