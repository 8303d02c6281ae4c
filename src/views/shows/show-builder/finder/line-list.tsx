import { counted } from '#contract/platform/format-count.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { devicesPerCase } from '#pyro/show/devices-per-case.ts'
import type { ShowLine } from '#pyro/show/show-from-lines.ts'
import { showGoodsQuery } from '#src/services/shows/show-goods-query.ts'
import { Button } from '#src/ui/action/button.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { Loading } from './catalogue.tsx'
import * as css from './finder.css.ts'
import { FinderRow } from './finder-row.tsx'
import type { FinderProps } from './finder.types.ts'

export type LinesOf = readonly { readonly products_id: number; readonly quantity: number }[]

export interface LineListProps extends FinderProps {
  /** null: they could not be read */
  readonly lines: LinesOf | null
  readonly from: string
}

/** The lines of a cart or an order: each is added with all its devices, or all of them into the tray. */
export function LineList({ lines, from, ...props }: LineListProps) {
  const [text, setText] = useState('')
  const offline = useOffline()
  const query = useQuery(showGoodsQuery(useQueryScope(), lines?.map(({ products_id }) => products_id) ?? []))
  if (lines === null || query.isLoadingError)
    return (
      <ErrorState
        title={`The products of ${from} could not be loaded.`}
        titleLevel="h3"
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        retryBlocked={offline}
      />
    )
  if (lines.length === 0)
    return (
      <>
        <div className={css.tools}>{props.sources}</div>
        <p className={css.note}>Nothing is in {from}.</p>
      </>
    )
  if (query.data === undefined) return <Loading />
  const known = new Map(query.data.map((product) => [product.products_id, product]))
  const devices = lines.flatMap(({ products_id, quantity }): readonly ShowLine[] => {
    const product = known.get(products_id)
    return product === undefined || devicesPerCase(product) === null ? [] : [{ product, cases: quantity }]
  })
  const shown = devices.filter(({ product }) => isFound(product.products_name, text))
  return (
    <>
      <div className={css.tools}>
        {props.sources}
        <input
          type="search"
          className={css.search}
          aria-label={`Find in ${from}`}
          placeholder={`Find in ${from}`}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
      <div className={css.results}>
        <AddAll {...props} lines={shown} left={lines.length - devices.length} />
        <ul aria-label={`Products of ${from}`}>
          {shown.map((line) => (
            <LineRow key={line.product.products_id} {...props} line={line} />
          ))}
        </ul>
      </div>
    </>
  )
}

const isFound = (name: string, text: string): boolean =>
  name.toLowerCase().includes(text.trim().toLowerCase())

interface AddAllProps extends FinderProps {
  readonly lines: readonly ShowLine[]
  /** gear and assortments */
  readonly left: number
}

function AddAll({ lines, left, readOnly, onAddLines }: AddAllProps) {
  return (
    <div className={css.lineHead}>
      <span className={css.meta}>
        {counted(lines.length, 'product')}
        {left > 0 && `, ${left} without cues`}
      </span>
      {lines.length > 0 && (
        <Button size="sm" blockedReason={readOnly} reasonHidden onClick={() => onAddLines(lines)}>
          All to the tray
        </Button>
      )}
    </div>
  )
}

function LineRow({ line, ...props }: FinderProps & { readonly line: ShowLine }) {
  const { product, cases } = line
  const devices = cases * (devicesPerCase(product) ?? 0)
  return (
    <FinderRow
      goods={{ kind: 'product', products_id: product.products_id }}
      image_url={product.image_url}
      name={product.products_name}
      meta={`${counted(cases, 'case')}, ${counted(devices, 'device')}`}
      isChosen={props.chosen?.products_id === product.products_id}
      blockedReason={props.readOnly}
      onChoose={() => props.onChoose(product)}
      onAdd={() => props.onAddLines([line])}
    />
  )
}
