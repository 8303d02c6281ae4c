import { useSelector } from '@xstate/react'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CartLine } from '#contract/cart/carts.ts'
import { CHECKOUT_PATHS } from '#contract/content/paths.ts'
import { counted } from '#contract/platform/format-count.ts'
import type { SentBack } from '#machines/checkout/checkout.types.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { FocusedPanel } from '#src/views/platform/components/focused-panel.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'
import { quantityId } from './cart-line-row.tsx'
import * as css from './cart-page.css.ts'
import { problemHeading, stockProblemOf } from './stock-problem.ts'
import { useCartPage } from './use-cart-page.ts'

/** Why this cart cannot be checked out, and why checkout returned to it. */
export function CartProblems({ onShowAll }: { onShowAll: () => void }) {
  const sentBack = useSelector(useSystemActor('checkout'), ({ context }) => context.sentBack)
  const [dismissed, setDismissed] = useState<SentBack | null>(null)
  const reason = sentBack === dismissed ? null : (sentBack?.reason ?? null)
  return (
    <>
      {reason === 'stale' && (
        <ReplacedCart orderNumber={sentBack?.orders_id ?? null} onDismiss={() => setDismissed(sentBack)} />
      )}
      <StockPanel sentBack={reason === 'stock' ? sentBack : null} onShowAll={onShowAll} />
    </>
  )
}

function ReplacedCart({ orderNumber, onDismiss }: { orderNumber: number | null; onDismiss: () => void }) {
  const isOrdered = orderNumber !== null
  return (
    <Notice
      tone="warn"
      heading={
        isOrdered
          ? `Your earlier cart is already order ${orderNumber}.`
          : 'Your earlier cart was ordered or kept for later.'
      }
      role="alert"
      actions={isOrdered && <Link to={CHECKOUT_PATHS.complete}>View your latest order</Link>}
      onDismiss={onDismiss}
    >
      <p>{isOrdered && 'You were not charged again. '}What you add now goes into the new cart.</p>
    </Notice>
  )
}

function StockPanel({ sentBack, onShowAll }: { sentBack: SentBack | null; onShowAll: () => void }) {
  const { lines } = useCartPage()
  const soldOut = lines.filter((line) => stockProblemOf(line) === 'soldOut')
  const limited = lines.filter((line) => stockProblemOf(line) === 'limited')
  const others = sentBack === null ? [] : otherProblems(sentBack, [...soldOut, ...limited])
  if (soldOut.length + limited.length + others.length === 0) return null
  const Panel = sentBack === null ? Notice : FocusedPanel
  return (
    <Panel tone="warn" heading={problemHeading(soldOut.length, limited.length)}>
      <div className={css.problemGroups}>
        {soldOut.length > 0 && (
          <div className={css.problemGroup}>
            <p>Remove {soldOut.length === 1 ? 'it' : 'them'} to check out.</p>
            <div>
              <RemoveSoldOut lines={soldOut} />
            </div>
          </div>
        )}
        <OtherProblems hasHeading={soldOut.length > 0} {...{ limited, others, onShowAll }} />
      </div>
    </Panel>
  )
}

interface OtherProblemsProps {
  /** below another group, whose heading is that of the panel */
  hasHeading: boolean
  limited: readonly CartLine[]
  others: readonly string[]
  onShowAll: () => void
}

function OtherProblems({ hasHeading, limited, others, onShowAll }: OtherProblemsProps) {
  const count = limited.length + others.length
  if (count === 0) return null
  return (
    <div className={css.problemGroup}>
      {hasHeading && <h3>{problemHeading(0, limited.length)}</h3>}
      <p>Change {count === 1 ? 'it' : 'them'} to check out.</p>
      {limited.length > 1 && (
        <div>
          <SetToStock lines={limited} />
        </div>
      )}
      <ProblemList {...{ limited, others, onShowAll }} />
    </div>
  )
}

/** So many lines are named; the others are found by their mark in the list. */
const NAMED = 8

function ProblemList({ limited, others, onShowAll }: Omit<OtherProblemsProps, 'hasHeading'>) {
  const named = limited.length > NAMED + 1 ? limited.slice(0, NAMED) : limited
  return (
    <ul className={css.problems}>
      {others.map((text) => (
        <li key={text}>{text}</li>
      ))}
      {named.map(({ id, products_name, available }) => (
        <li key={id}>
          <LineLink lineId={id} onShowAll={onShowAll}>
            {products_name}
          </LineLink>
          : only {available} left
        </li>
      ))}
      {named.length < limited.length && <li>{limited.length - named.length} more, marked in the list</li>}
    </ul>
  )
}

/** The errors of the server except those about stock, which the lines show themselves. */
function otherProblems({ errors, lines }: SentBack, shown: readonly CartLine[]): readonly string[] {
  const ofLines = new Set(lines.map(({ message }) => message))
  const ids = new Set(shown.map(({ id }) => id))
  return [
    ...errors.filter((text) => !ofLines.has(text)),
    ...lines.filter(({ id, available }) => !ids.has(id) && available > 0).map(({ message }) => message),
  ]
}

function RemoveSoldOut({ lines }: { lines: readonly CartLine[] }) {
  const cart = useSystemActor('cart')
  const offline = useOffline()
  const remove = () =>
    cart.send({
      type: 'lines.set',
      reason: 'removal',
      lines: lines.map(({ products_id }) => ({ products_id, quantity: 0 })),
    })
  return (
    <Button blockedReason={offline} onClick={remove}>
      Remove {counted(lines.length, 'sold-out line')}
    </Button>
  )
}

function SetToStock({ lines }: { lines: readonly CartLine[] }) {
  const cart = useSystemActor('cart')
  const offline = useOffline()
  const set = () =>
    cart.send({
      type: 'lines.set',
      reason: 'stock',
      lines: lines.map(({ products_id, available }) => ({ products_id, quantity: available })),
    })
  return (
    <Button blockedReason={offline} onClick={set}>
      Set {lines.length} lines to what is left
    </Button>
  )
}

interface LineLinkProps {
  lineId: number
  onShowAll: () => void
  children: ReactNode
}

function LineLink({ lineId, onShowAll, children }: LineLinkProps) {
  const id = quantityId(lineId)
  // moves only the focus, without a navigation
  const follow = (event: MouseEvent) => {
    event.preventDefault()
    if (!document.getElementById(id)) flushSync(onShowAll)
    document.getElementById(id)?.focus()
  }
  return (
    <a href={`#${id}`} onClick={follow}>
      {children}
    </a>
  )
}
