import type { Product } from '#contract/products.ts'
import { StockMark } from '#src/ui/display/badge.tsx'
import { shortDay } from './product-facts.ts'

const FEW = 10

export function Stock({ product }: { product: Pick<Product, 'quantity' | 'eta'> }) {
  if (product.quantity >= FEW) return <StockMark tone="success">In stock</StockMark>
  if (product.quantity > 0) return <StockMark tone="warn">Only {product.quantity} left</StockMark>
  if (product.eta !== null) return <StockMark tone="warn">Expected {shortDay(product.eta)}</StockMark>
  return <StockMark tone="danger">Out of stock</StockMark>
}
