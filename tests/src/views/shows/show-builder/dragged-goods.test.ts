import type { DragEvent } from 'react'
import { expect, test } from 'vitest'
import { droppedGoods, holdGoods } from '#src/views/shows/show-builder/dragged-goods.ts'

function drag() {
  const held = new Map<string, string>()
  const dataTransfer = {
    setData: (type: string, text: string) => void held.set(type, text),
    getData: (type: string) => held.get(type) ?? '',
    effectAllowed: '',
  }
  // of the event only this is read
  return { held, event: { dataTransfer } as unknown as DragEvent<HTMLElement> }
}

test.each([{ kind: 'product', products_id: 42 } as const, { kind: 'cue', id: 'b1f8-3_a' } as const])(
  'what is dragged is dropped: %j',
  (goods) => {
    const { event } = drag()
    holdGoods(event, goods)
    expect(droppedGoods(event)).toEqual(goods)
  },
)

test.each(['', '{}', '{"kind":"cue","id":"<b>"}', '{"kind":"product","products_id":-1}', 'x'])(
  'what another program drops is nothing: %j',
  (text) => {
    const { event, held } = drag()
    held.set('application/x-show-goods', text)
    expect(droppedGoods(event)).toBeNull()
  },
)
