import type { SessionContext } from '#server/platform/http/handler.ts'
import { isTexas } from './texas.ts'

/** Whether any of these products may not be shipped to this state. Advisory: submission checks again. */
export function isBlockedForTexas(
  request: { readonly items: readonly { readonly products_id: number }[]; readonly state: string | null },
  { shop }: SessionContext,
): boolean {
  if (request.state === null || !isTexas(request.state)) return false
  return request.items.some((item) => shop.catalogue.item(item.products_id)?.texasRestricted ?? false)
}
