import { accountHandlers } from './account/account-handlers.ts'
import { authHandlers } from './auth/auth-handlers.ts'
import { filterHandlers } from './catalogue/filter-handlers.ts'
import { productHandlers } from './catalogue/product-handlers.ts'
import type { calls } from '#contract/registry.ts'
import type { Handlers } from './http/handler.ts'
import { siteHandlers } from './site/site-handlers.ts'

/** A handler for every call of the contract; a missing one does not compile. */
export const handlers: Handlers<typeof calls> = {
  ...authHandlers,
  ...accountHandlers,
  ...productHandlers,
  ...filterHandlers,
  ...siteHandlers,
} as Handlers<typeof calls>
