import type { Boot } from '#contract/site/boot.ts'
import type { ShopInput } from '#machines/storefront/shop/shop.types.ts'

/** What the root machine starts with, in a browser and on the server. */
export const shopInput = (
  boot: Boot,
  { stored, hasReloaded }: Pick<ShopInput, 'stored' | 'hasReloaded'>,
): ShopInput => ({
  stored,
  storeSettings: boot.store_settings ?? null,
  appSettings: boot.app_settings ?? null,
  appInfo: boot.app_info ?? null,
  running: boot.app_version ?? null,
  hasReloaded,
})
