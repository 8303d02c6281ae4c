import type { SnapshotFrom } from 'xstate'
import type { ShowProduct, ShowProducts } from '#pyro/show/show-product.ts'
import { isIn } from '#machines/platform/is-in.ts'
import type { showEditorMachine } from './show-editor.machine.ts'
import { goodsIn } from './show-editor.outcome.ts'
import type { ShowEditorContext, ShowGoods } from './show-editor.types.ts'

type Snapshot = Pick<SnapshotFrom<typeof showEditorMachine>, 'value' | 'context'>

/**
 * `elsewhere`: another tab edits the show; `newer`: a newer version made it; `here`: on this device only, see `account` and
 * `failure` of the context.
 */
export type Keeping =
  | 'opening'
  | 'elsewhere'
  | 'newer'
  | 'saved'
  | 'saving'
  | 'here'
  | 'conflicted'
  | 'refused'
  | 'unkept'

/** What is said about the keeping of the show. */
export function keepingOf({ value, context }: Snapshot): Keeping {
  if (isIn(value, 'unkept')) return 'unkept'
  if (isIn(value, 'yielded')) return context.isNewer ? 'newer' : 'elsewhere'
  if (isIn(value, 'resting')) return 'opening'
  if (isIn(value, 'kept')) return 'saved'
  if (isIn(value, 'keptHere')) return 'here'
  if (isIn(value, 'conflicted')) return 'conflicted'
  return isIn(value, 'refused') ? 'refused' : 'saving'
}

/** `away`: names and prices of some products could not be read. */
export function goodsOf({ value }: Snapshot): 'reading' | 'known' | 'away' {
  if (isIn(value, 'goodsKnown')) return 'known'
  return isIn(value, 'goodsUnreachable') ? 'away' : 'reading'
}

const maps = new WeakMap<ShowGoods, ShowProducts>()

/** The products that are known; the same map as long as they are the same. */
export function productsIn({ goods }: ShowEditorContext): ShowProducts {
  const known = maps.get(goods)
  if (known) return known
  const products = Object.values(goods).filter((product): product is ShowProduct => product !== null)
  const map = new Map(products.map((product) => [product.products_id, product]))
  maps.set(goods, map)
  return map
}

/** Whether any product of the show was never asked for. */
export const hasUnreadGoods = ({ doc, goods }: ShowEditorContext): boolean =>
  goodsIn(doc).some((id) => goods[id] === undefined)

/** Leaving the page would lose changes: neither the device nor the server has them. */
export const isLeavingLossy = ({ value, context }: Snapshot): boolean =>
  isIn(value, 'unkept') ||
  (!context.isOnDevice && !context.isStored && (context.isAhead || context.pending !== null))
