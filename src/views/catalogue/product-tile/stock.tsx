import type { Product } from '#contract/catalogue/products.ts'
import { StockMark } from '#src/ui/display/badge.tsx'
import { shortDay } from './product-facts.ts'

const FEW = 10

export interface StockProps {
  product: Pick<Product, 'quantity' | 'eta'>
  /** says how many cases there are */
  isCounted?: boolean
}

export function Stock({ product, isCounted = false }: StockProps) {
  if (product.quantity >= FEW)
    return <StockMark tone="success">In stock{isCounted && `: ${product.quantity} cases`}</StockMark>
  if (product.quantity > 0) return <StockMark tone="warn">Only {product.quantity} left</StockMark>
  if (product.eta !== null) return <StockMark tone="warn">Expected {shortDay(product.eta)}</StockMark>
  return <StockMark tone="danger">Out of stock</StockMark>
}
