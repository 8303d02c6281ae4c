import type { Profile } from '#contract/account/profile.ts'
import type { Customer, User } from '#contract/account/auth.ts'
import type { SessionReply } from './session.types.ts'

export const user: User = {
  customers_id: 7,
  customers_firstname: 'Ada',
  customers_lastname: 'Lund',
  customers_email_address: 'ada@lund.example',
  email: 'ada@lund.example',
  first: 'Ada',
}
export const customer: Customer = {
  customers_id: 7,
  customers_mobile_phone: '+14175550107',
  customers_telephone: null,
  email: 'ada@lund.example',
  allow_disabled_checkout: false,
  customer_pricelist_name_short: 'silver',
  customer_price_levels_id: 3,
  price_levels_id: 3,
  price_levels_name: 'Silver',
  price_levels_short_name: 'silver',
  special_order_enabled: false,
}
export const profile: Profile = {
  customers_id: 7,
  customers_firstname: 'Ada',
  customers_lastname: 'Lund',
  customers_email_address: 'ada@lund.example',
  first: 'Ada',
  customers_telephone: null,
  customers_mobile_phone: '+14175550107',
  company: 'Lund Displays',
  newsletter: false,
  email_notifications: true,
  text_notifications: false,
  tag_markup_percent: null,
  silver_is_cheaper: false,
}

export const knownReply: SessionReply = {
  success: true,
  errors: [],
  user,
  customer,
  access_token: 'access',
  document_token: 'documents',
  is_impersonate: false,
}
