import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { linesOf } from '#machines/cart/cart.selectors.ts'
import { savedCartLinesQuery, savedCartsQuery } from '#src/services/cart/cart-queries.ts'
import { orderQuery, ordersQuery } from '#src/services/orders/order-queries.ts'
import { SmallSelect } from '#src/views/shows/show-builder/small-fields.tsx'
import { momentText } from '#src/views/platform/date-text.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { useCustomerActor } from '#src/views/platform/hooks/use-system-actor.ts'
import { Loading } from './catalogue.tsx'
import type { FinderProps } from './finder.types.ts'
import * as css from './finder.css.ts'
import { LineList, type LinesOf } from './line-list.tsx'

export function CartSource(props: FinderProps) {
  const cart = useCustomerActor('cart')
  const lines = useSelector(cart, (snapshot) => (snapshot === undefined ? [] : linesOf(snapshot)))
  return <LineList {...props} lines={lines} from="your cart" />
}

interface Choice {
  readonly id: number
  readonly label: string
}

export function OrderSource(props: FinderProps) {
  const scope = useQueryScope()
  const open = useQuery(ordersQuery(scope, 'open', 1))
  const complete = useQuery(ordersQuery(scope, 'complete', 1))
  const orders = [...(open.data?.orders ?? []), ...(complete.data?.orders ?? [])]
  return (
    <ChosenSource
      {...props}
      label="Order"
      none="You have no orders yet."
      isPending={open.isPending || complete.isPending}
      choices={orders.map(({ orders_id, date_purchased }) => ({
        id: orders_id,
        label: `${orders_id}, ${momentText(date_purchased)}`,
      }))}
      Lines={OrderLines}
    />
  )
}

export function SavedCartSource(props: FinderProps) {
  const query = useQuery(savedCartsQuery(useQueryScope()))
  return (
    <ChosenSource
      {...props}
      label="Saved cart"
      none="You have no saved carts."
      isPending={query.isPending}
      choices={(query.data ?? []).map(({ id, cart_name }) => ({ id, label: cart_name ?? `Cart ${id}` }))}
      Lines={SavedCartLines}
    />
  )
}

interface LinesProps extends FinderProps {
  readonly id: number
}

interface ChosenSourceProps extends FinderProps {
  readonly label: string
  readonly none: string
  readonly isPending: boolean
  readonly choices: readonly Choice[]
  readonly Lines: (props: LinesProps) => React.ReactNode
}

/** One of several, the first one until another is chosen. */
function ChosenSource({ label, none, isPending, choices, Lines, ...props }: ChosenSourceProps) {
  const [chosenId, setChosenId] = useState<number | null>(null)
  const id = chosenId ?? choices[0]?.id
  if (id === undefined)
    return (
      <>
        <div className={css.tools}>{props.sources}</div>
        {isPending ? <Loading /> : <p className={css.note}>{none}</p>}
      </>
    )
  return (
    <>
      <div className={css.tools}>
        {props.sources}
        <SmallSelect label={label} value={String(id)} onChange={(next) => setChosenId(Number(next))}>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.label}
            </option>
          ))}
        </SmallSelect>
      </div>
      <Lines key={id} {...props} sources={null} id={id} />
    </>
  )
}

function OrderLines({ id, ...props }: LinesProps) {
  const query = useQuery(orderQuery(useQueryScope(), id))
  if (query.isPending) return <Loading />
  return <LineList {...props} lines={linesIn(query.data?.lines)} from={`order ${id}`} />
}

function SavedCartLines({ id, ...props }: LinesProps) {
  const query = useQuery(savedCartLinesQuery(useQueryScope(), id))
  if (query.isPending) return <Loading />
  return <LineList {...props} lines={linesIn(query.data)} from="this saved cart" />
}

/** Null: it could not be read, or is gone. */
const linesIn = (lines: LinesOf | null | undefined): LinesOf | null => lines ?? null
