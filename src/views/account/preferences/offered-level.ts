import type { Customer } from '#contract/account/auth.ts'
import type { Profile } from '#contract/account/profile.ts'

const SILVER = 'silver'

/** The server has compared the levels; one who has moved since then has the level of the customer. */
export const isSilverOffered = (profile: Profile, customer: Customer | null): boolean =>
  customer !== null &&
  profile.silver_is_cheaper &&
  !customer.special_order_enabled &&
  customer.price_levels_short_name !== SILVER

export const levelName = (customer: Customer | null): string =>
  customer?.special_order_enabled ? 'Special order' : (customer?.price_levels_name ?? '')
