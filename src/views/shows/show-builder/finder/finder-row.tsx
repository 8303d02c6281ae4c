import type { ReactNode } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import type { DraggedGoods } from '#src/views/shows/show-builder/dragged-goods.ts'
import { holdGoods } from '#src/views/shows/show-builder/dragged-goods.ts'
import { ProductPicture } from '#src/views/catalogue/product-tile/product-picture.tsx'
import * as css from './finder.css.ts'

export interface FinderRowProps {
  readonly goods: DraggedGoods & { readonly kind: 'product' }
  readonly image_url: string
  readonly name: string
  readonly meta: ReactNode
  /** the key A adds it */
  readonly isChosen: boolean
  readonly blockedReason: string | null
  readonly onChoose: () => void
  readonly onAdd: () => void
}

/** A product to add: by its button, by dragging it onto a track, or by the key A once it is chosen. */
export function FinderRow(props: FinderRowProps) {
  const { goods, image_url, name, meta, isChosen, blockedReason, onChoose, onAdd } = props
  return (
    <li
      className={css.row}
      data-chosen={isChosen}
      draggable={blockedReason === null}
      onDragStart={(event) => {
        // who drops it knows only its id
        onChoose()
        holdGoods(event, goods)
      }}
    >
      <ProductPicture src={image_url} size={75} width={54} draggable={false} className={css.thumb} />
      <div>
        <button type="button" className={css.name} aria-pressed={isChosen} onClick={onChoose}>
          {name}
        </button>
        <span className={css.meta}>{meta}</span>
      </div>
      <Button
        size="sm"
        aria-label={`Add ${name}`}
        blockedReason={blockedReason}
        reasonHidden
        onClick={() => {
          onChoose()
          onAdd()
        }}
      >
        Add
      </Button>
    </li>
  )
}
