import { planPath } from '#contract/content/show-paths.ts'
import type { IconName } from '#src/ui/icon/glyphs.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import * as css from './list-buttons.css.ts'
import {
  isListed,
  type ListedProduct,
  type ListName,
  MOST_COMPARED,
  toggleListed,
  useProductLists,
} from './product-lists.ts'

export interface ListButtonsProps {
  product: ListedProduct
  /** glyphs alone, over the picture */
  isTile?: boolean
}

/** Puts a product into the favorites and among the compared ones, or takes it out. */
export function ListButtons({ product, isTile = false }: ListButtonsProps) {
  return (
    <div className={isTile ? css.overPicture : css.row}>
      <ListButton name="favorites" product={product} isTile={isTile} />
      <ListButton name="compare" product={product} isTile={isTile} />
      {!isTile && (
        <Link
          to={planPath({ kind: 'product', id: product.products_id })}
          className={css.link}
          aria-label={`Add to a show: ${product.products_name}`}
        >
          Add to a show
        </Link>
      )}
    </div>
  )
}

const TEXTS: Readonly<Record<ListName, { glyph: IconName; text: string }>> = {
  favorites: { glyph: 'heart', text: 'Favorite' },
  compare: { glyph: 'compare', text: 'Compare' },
}
const FULL = `${MOST_COMPARED} products are compared already`

function ListButton({ name, product, isTile }: Required<ListButtonsProps> & { name: ListName }) {
  const list = useProductLists()[name]
  const isPressed = isListed(list, product)
  const isFull = name === 'compare' && !isPressed && list.length >= MOST_COMPARED
  const { glyph, text } = TEXTS[name]
  const label = `${text}: ${product.products_name}`
  return (
    <button
      type="button"
      className={isTile ? css.tileButton : css.button}
      aria-pressed={isPressed}
      aria-label={isFull ? `${label}, ${FULL}` : label}
      aria-disabled={isFull}
      title={hintOf(isFull, isTile, text)}
      onClick={() => toggleListed(name, product)}
    >
      <Icon name={glyph} size="sm" filled={isPressed && name === 'favorites'} />
      {!isTile && text}
    </button>
  )
}

function hintOf(isFull: boolean, isTile: boolean, text: string): string | undefined {
  if (isFull) return FULL
  return isTile ? text : undefined
}
