import { counted, formatCount } from '#contract/platform/format-count.ts'
import { useQuery } from '@tanstack/react-query'
import type { ShowDoc } from '#contract/shows/show-doc.ts'
import { formatMoney } from '#contract/platform/money.ts'
import { restIntoTray, smallerSwap, swapProduct } from '#pyro/show/case-offers.ts'
import type { CaseRow } from '#pyro/show/case-table.ts'
import type { ShowEdit } from '#pyro/show/edits.ts'
import { alikeGoodsQuery } from '#src/services/catalogue/alike-goods-query.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { ON_HAND } from '#src/views/shows/show-builder/measures.ts'
import { StepField } from '#src/views/shows/show-builder/step-field.tsx'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { ProductPicture } from '#src/views/catalogue/product-tile/product-picture.tsx'
import * as css from './buy.css.ts'

export interface CaseRowProps {
  readonly row: CaseRow
  /** cases that the cart holds */
  readonly inCart: number
  readonly doc: ShowDoc
  /** null: the show is read only */
  readonly edit: ((edit: ShowEdit) => void) | null
  readonly createId: () => string
}

/** The cases of one product, what is left over of them, and what can be done about it. */
export function CaseLine(props: CaseRowProps) {
  const { row, inCart, edit } = props
  const { product, devices, on_hand, per_case, cases, total } = row
  return (
    <li className={css.row}>
      <ProductPicture src={product.image_url} size={75} width={40} className={css.thumb} />
      <div className={css.text}>
        <span className={css.name}>{product.products_name}</span>
        <span className={css.note}>
          {counted(devices, 'device')}, {formatCount(per_case)} in a case
          {edit === null && on_hand > 0 && `, ${formatCount(on_hand)} on hand`}
          {inCart > 0 && `, ${counted(inCart, 'case')} in your cart`}
        </span>
      </div>
      <div className={css.money}>
        <span className={css.cases}>{counted(cases, 'case')}</span>
        {total !== null && <span>{formatMoney(total)}</span>}
      </div>
      {edit !== null && <OnHand row={row} edit={edit} />}
      <ShortStock row={row} />
      {row.leftover > 0 && <Leftover {...props} />}
    </li>
  )
}

type EditedRowProps = Pick<CaseRowProps, 'row'> & { readonly edit: (edit: ShowEdit) => void }

/** Devices from earlier shows, for which no case is bought. */
function OnHand({ row: { products_id, product, on_hand }, edit }: EditedRowProps) {
  return (
    <div className={css.below}>
      <StepField
        label="I already have"
        name={`I already have, devices of ${product.products_name}`}
        isInLine
        value={on_hand}
        measure={ON_HAND}
        onCommit={(devices) => edit({ kind: 'onHand.alter', products_id, devices: devices || null })}
      />
    </div>
  )
}

function ShortStock({ row: { is_capped, stock, wanted, missing, product } }: Pick<CaseRowProps, 'row'>) {
  if (!is_capped) return null
  const label = product.is_sold === false ? 'No longer sold' : 'Sold out'
  return (
    <div className={css.below}>
      <Badge tone={stock === 0 ? 'danger' : 'warn'}>
        {stock === 0 ? label : `${formatCount(stock)} of ${counted(wanted, 'case')} in stock`}
      </Badge>
      <span className={css.note}>{counted(missing, 'device')} of the show cannot be bought now.</span>
    </div>
  )
}

function Leftover({ row, doc, edit, createId }: CaseRowProps) {
  const { leftover, leftover_value, product } = row
  return (
    <div className={css.below}>
      <span className={css.note}>
        {counted(leftover, 'device')} left over
        {leftover_value !== null && `, ${formatMoney(leftover_value)} of the price`}
      </span>
      {edit !== null && (
        <div className={css.offers}>
          <Button
            size="sm"
            aria-label={`Rest into the tray: ${product.products_name}`}
            onClick={() => edit(restIntoTray(doc, row, createId()))}
          >
            Rest into the tray
          </Button>
          <SwapOffer row={row} doc={doc} edit={edit} />
        </div>
      )}
    </div>
  )
}

function SwapOffer({ row, doc, edit }: EditedRowProps & Pick<CaseRowProps, 'doc'>) {
  const scope = useQueryScope()
  const { data } = useQuery(alikeGoodsQuery(scope, row.product.category_url))
  const swap = data === undefined ? null : smallerSwap(row, data, doc.on_hand)
  if (swap === null) return null
  const { product, leftover, total } = swap.by
  return (
    <Button size="sm" onClick={() => edit(swapProduct(doc, row.products_id, product.products_id))}>
      Swap for {product.products_name}: {leftover === 0 ? 'nothing' : formatCount(leftover)} left over
      {total !== null && `, ${formatMoney(total)}`}
    </Button>
  )
}
