import type { Product } from '#contract/catalogue/products.ts'
import { counted } from '#contract/platform/format-count.ts'
import { StockMark } from '#src/ui/display/badge.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'
import { arrivalText } from './product-facts.ts'

const FEW = 10

export interface StockProps {
  product: Pick<Product, 'quantity' | 'eta'>
  /** says how many cases there are */
  isCounted?: boolean
}

export function Stock({ product, isCounted = false }: StockProps) {
  if (product.quantity >= FEW)
    return (
      <StockMark tone="success">In stock{isCounted && `: ${counted(product.quantity, 'case')}`}</StockMark>
    )
  if (product.quantity > 0) return <StockMark tone="warn">Only {product.quantity} left</StockMark>
  return <SoldOut product={product} />
}

function SoldOut({ product }: Pick<StockProps, 'product'>) {
  const arrival = arrivalText(product, useShop().today)
  if (arrival !== null) return <StockMark tone="warn">{arrival}</StockMark>
  return <StockMark tone="danger">Out of stock</StockMark>
}
