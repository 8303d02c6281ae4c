import { useState } from 'react'
import { findProduct } from '#src/services/cart-queries.ts'
import { useShop } from '#src/views/shop/shop-context.ts'
import { useAddMany } from '#src/views/shop/hooks/use-add-many.ts'
import { type CheckedLine, checkList } from './check-list.ts'
import { readList } from './read-list.ts'

/** State of a pasted list: parsed, looked up line by line, added to the cart. */
export function usePastedList() {
  const { call } = useShop()
  const [text, setText] = useState('')
  const [progress, setProgress] = useState<number | null>(null)
  const [checked, setChecked] = useState<readonly CheckedLine[] | null>(null)
  const adding = useAddMany()
  const { lines, isTooLong } = readList(text)
  const isRefused = ({ product }: CheckedLine) =>
    product !== null && adding.results.get(product.products_id)?.kind === 'refused'
  const isAdded = ({ product }: CheckedLine) =>
    product !== null && adding.results.get(product.products_id)?.kind === 'added'
  const ready = (checked ?? []).filter((line) => line.isReady && !isAdded(line))
  return {
    text,
    write: setText,
    count: lines.length,
    isTooLong,
    progress,
    checked,
    ready,
    isAdding: adding.isBusy,
    addedCount: (checked ?? []).filter(isAdded).length,
    statusOf: (line: CheckedLine): string => {
      const result = line.product === null ? undefined : adding.results.get(line.product.products_id)
      if (result?.kind === 'added') return 'Added'
      return result?.kind === 'refused' ? result.reason : line.status
    },
    isFine: (line: CheckedLine) => line.isReady && !isRefused(line),
    check: async () => {
      setProgress(0)
      setChecked(await checkList(lines, (code) => findProduct(call, code), setProgress))
      setProgress(null)
    },
    addAll: () =>
      adding.addAll(
        ready.flatMap(({ product, quantity }) =>
          product === null || quantity === null ? [] : [{ products_id: product.products_id, quantity }],
        ),
      ),
    edit: () => setChecked(null),
    startAgain: () => {
      setText('')
      setChecked(null)
    },
  }
}

export type PastedList = ReturnType<typeof usePastedList>
