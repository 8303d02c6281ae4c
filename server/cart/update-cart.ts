import type { cartCalls } from '#contract/cart/carts.ts'
import type { AnswerIn, HandlerArgs } from '#contract/platform/endpoint.ts'
import { flagOf } from '#contract/site/settings.ts'
import { bool, int4, nullable, text, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { renameSaved } from './rename-saved.ts'
import { updateCartIfUnchanged } from './update-cart-if-unchanged.ts'

type Calls = typeof cartCalls.updateCart

const write = statement({
  name: 'cart-update',
  sql: `update carts set rush_shipping = coalesce(:rush, rush_shipping),
     version = version + (rush_shipping is distinct from coalesce(:rush, rush_shipping))::int,
     name = case when :isNamed then :name else name end,
     comments = case when :isCommented then :comments else comments end, modified_at = :now
   where id = :id and version = :version and status = 'current' returning id`,
  params: {
    id: int4,
    version: int4,
    now: timestamptz,
    rush: nullable(bool),
    isNamed: bool,
    name: nullable(text),
    isCommented: bool,
    comments: nullable(text),
  },
  row: { id: int4 },
})

/** Name and comments are notes (`version` stays); rush shipping changes the price. */
export async function updateCart(
  { id: savedId, cart_name, cart }: HandlerArgs<Calls>['body'],
  context: SessionContext,
): Promise<AnswerIn<Calls>> {
  if (savedId !== undefined) return renameSaved(savedId, cart_name, context)
  const { app } = context.shop.settings.current(context.projectId)
  if (cart?.rush_shipping && !flagOf(app, 'rush_shipping_in_cart_enabled'))
    return { success: false, errors: ['Rush shipping is not offered at the moment.'] }
  const changes = {
    rush: cart?.rush_shipping ?? null,
    isNamed: cart_name !== undefined,
    name: cart_name || null,
    isCommented: cart?.comments !== undefined,
    comments: cart?.comments || null,
  }
  return updateCartIfUnchanged(context, () => ({
    answer: { success: true },
    update: async (db, { id, version, now }) => {
      const rows = await write(db, { id, version, now, ...changes })
      return rows.length > 0
    },
  }))
}
