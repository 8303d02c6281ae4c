import { useState } from 'react'
import { countCases } from '#contract/cart/count-cases.ts'
import type { Product } from '#contract/catalogue/products.ts'
import { useAddMany } from '#src/views/platform/hooks/use-add-many.ts'

interface OrderLine {
  readonly product: Product
  readonly quantity: number
}

/** The quantities in the order form; kept across pages and filters until they are in the cart. */
export function useOrderLines() {
  const [wanted, setWanted] = useState<ReadonlyMap<number, OrderLine>>(new Map())
  const write = (id: number, line: OrderLine | null) =>
    setWanted((known) => {
      const next = new Map(known)
      if (line === null) next.delete(id)
      else next.set(id, line)
      return next
    })
  const adding = useAddMany()
  const isOpen = ({ product }: OrderLine) => adding.results.get(product.products_id)?.kind !== 'added'
  const lines = [...wanted.values()].filter(isOpen)
  return {
    results: adding.results,
    isBusy: adding.isBusy,
    count: lines.length,
    cases: countCases(lines),
    total: lines.reduce((sum, { product, quantity }) => sum + quantity * (product.price ?? 0), 0),
    refused: lines.flatMap(({ product }) => {
      const result = adding.results.get(product.products_id)
      return result?.kind === 'refused' ? [{ product, reason: result.reason }] : []
    }),
    quantityOf: ({ products_id: id }: Product) =>
      lines.find(({ product }) => product.products_id === id)?.quantity ?? 0,
    change: (product: Product, quantity: number) => {
      adding.forget(product.products_id)
      write(product.products_id, quantity === 0 ? null : { product, quantity })
    },
    clear: () => setWanted(new Map()),
    addAll: () =>
      adding.addAll(lines.map(({ product, quantity }) => ({ products_id: product.products_id, quantity }))),
  }
}

export type OrderLines = ReturnType<typeof useOrderLines>
