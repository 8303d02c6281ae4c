import type { DragEvent } from 'react'

/** What is dragged onto a track from the finder or the tray. */
export type DraggedGoods =
  | { readonly kind: 'product'; readonly products_id: number }
  | { readonly kind: 'cue'; readonly id: string }

const TYPE = 'application/x-show-goods'

export function holdGoods(event: DragEvent<HTMLElement>, goods: DraggedGoods): void {
  event.dataTransfer.setData(TYPE, JSON.stringify(goods))
  event.dataTransfer.effectAllowed = 'copyMove'
}

/** Null: something else was dropped. Other tabs and programs can write anything. */
export function droppedGoods(event: DragEvent<HTMLElement>): DraggedGoods | null {
  const text = event.dataTransfer.getData(TYPE)
  const found = /^{"kind":"product","products_id":(\d{1,15})}$/.exec(text)?.[1]
  if (found !== undefined) return { kind: 'product', products_id: Number(found) }
  const id = /^{"kind":"cue","id":"([\w-]{1,40})"}$/.exec(text)?.[1]
  return id === undefined ? null : { kind: 'cue', id }
}
