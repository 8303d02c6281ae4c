import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** The tables as kysely sees them. Dates without time are `YYYY-MM-DD` strings, numerics are strings. */
type Stamp = ColumnType<Date, Date | string | undefined, Date | string>
type NullableStamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
type Json<T extends object> = JSONColumnType<T>
type NullableJson<T extends object> = ColumnType<T | null, string | null | undefined, string | null>
type Defaulted<T> = ColumnType<T, T | undefined, T>

interface Levels {
  id: number
  short_name: string
  name: string
  factor: ColumnType<string, number | string, number | string>
}
interface Categories {
  id: number
  project_id: number
  url: string
  name: string
  position: number
  seo_title: string | null
  seo_meta: string | null
  banner_html: string | null
}
interface Brands {
  id: number
  project_id: number
  url: string
  name: string
  icon: string | null
  position: number
}
interface ProductLists {
  id: number
  project_id: number
  url: string
  name: string
  position: number
}
interface Products {
  id: number
  project_id: number
  model: string
  name: string
  url: string
  brand_id: number
  category_id: number
  packaging: string
  pieces_per_case: number
  upc: string
  colors: string[]
  effects: string[]
  firing_pattern: string | null
  duration: string | null
  seconds: number | null
  shots: number | null
  caliber: string | null
  performance_height: string | null
  debris_profile: string | null
  ignition_type: string | null
  weight_lb: ColumnType<string, number | string, number | string>
  hazmat: string | null
  pro_use: boolean
  texas_restricted: boolean
  eta: string | null
  description_html: string | null
  video_url: string | null
  is_new: Defaulted<boolean>
  on_sale: Defaulted<boolean>
  active: Defaulted<boolean>
}
interface ProductListEntries {
  list_id: number
  product_id: number
  position: number
}
interface Prices {
  product_id: number
  level_id: number
  cents: number
}
interface Stock {
  product_id: number
  qty: number
}
interface FilterOptions {
  kind: string
  id: number
  value: string
  label: string
  icon: string | null
  position: number
}
interface Versions {
  name: string
  version: ColumnType<string, number | string, number | string>
}

interface Customers {
  id: Generated<number>
  project_id: number
  email: string
  password_hash: string
  password_version: Defaulted<number>
  firstname: string
  lastname: string
  telephone: string | null
  mobile_phone: string | null
  company: string | null
  newsletter: Defaulted<boolean>
  email_notifications: Defaulted<boolean>
  text_notifications: Defaulted<boolean>
  level_id: number
  special_order: Defaulted<boolean>
  allow_disabled_checkout: Defaulted<boolean>
  net_terms: Defaulted<boolean>
  is_staff: Defaulted<boolean>
  otp_secret: string | null
  date_purged: string | null
  created_at: Stamp
}
interface VolumeRequests {
  customer_id: number
  company: string
  tax_id: string
  license_number: string | null
  yearly_volume: string
  state: string
  products: string | null
  trade_references: string | null
  submitted_at: Stamp
}
interface Sessions {
  id: string
  customer_id: number
  staff_id: number | null
  created_at: Stamp
  expires_at: Stamp
  revoked_at: NullableStamp
}
interface ResetCodes {
  project_id: number
  email: string
  /** the page token of the browser that asked: nobody else can use the code, or use it up */
  browser: string
  method: 'email' | 'sms'
  code_mac: string
  tries: Defaulted<number>
  expires_at: Stamp
}
interface RateLimits {
  key: string
  n: number
  until: Stamp
}
interface KnownBrowsers {
  customer_id: number
  browser_hash: string
  seen_at: Stamp
}
interface Audit {
  id: Generated<string>
  at: Stamp
  staff_id: number | null
  customer_id: number
  call: string
}
interface Addresses {
  id: Generated<number>
  customer_id: number
  cart_id: number | null
  name: string
  company: string | null
  street_address: string
  suburb: string | null
  city: string
  state: string
  postcode: string
  country: Defaulted<string>
  telephone: string | null
  is_default: Defaulted<boolean>
  used_at: NullableStamp
  created_at: Stamp
}

export type CartStatus = 'current' | 'saved' | 'submitting' | 'ordered' | 'marked for deletion'
interface Carts {
  id: Generated<number>
  customer_id: number
  project_id: number
  status: CartStatus
  name: string | null
  version: Defaulted<number>
  address_id: number | null
  is_pickup: Defaulted<boolean>
  pickup_date: string | null
  pickup_time: string | null
  pickup_name: string | null
  contact_phone: string | null
  ship_date: string | null
  quote_id: string | null
  coupon_id: number | null
  payment_method: string | null
  billing: NullableJson<Record<string, string | null>>
  card: NullableJson<{
    type: string | null
    last_four: string
    authorization_id: string
    fingerprint: string
  }>
  rush_shipping: Defaulted<boolean>
  comments: string | null
  created_at: Stamp
  modified_at: Stamp
}
interface CartLines {
  id: Generated<string>
  cart_id: number
  product_id: number
  quantity: number
  is_promo: Defaulted<boolean>
  /** the version that the cart got when this line was changed last */
  cart_version: Defaulted<number>
  created_at: Stamp
}
interface Quotes {
  id: string
  cart_id: number
  option_id: string
  carrier: string
  service: string
  transit_days: number | null
  cents: number
  inputs_hash: string
  expires_at: Stamp
}
interface Carriers {
  id: number
  option_id: string
  name: string
  service: string
  base_cents: number
  cents_per_lb: ColumnType<string, number | string, number | string>
  cents_per_lb_100mi: ColumnType<string, number | string, number | string>
  transit_base: number
  min_lb: Defaulted<number>
  max_lb: number | null
  active: Defaulted<boolean>
}
interface States {
  code: string
  name: string
  miles: number
  sales_tax: ColumnType<string, number | string, number | string>
}
interface Coupons {
  id: Generated<number>
  project_id: number | null
  code: string
  kind: 'percent' | 'fixed' | 'freight'
  amount: number
  minimum_cents: Defaulted<number>
  starts_at: NullableStamp
  ends_at: NullableStamp
  use_limit: number | null
  used: Defaulted<number>
  per_customer_limit: number | null
}
interface RecommendedClicks {
  id: Generated<string>
  customer_id: number
  product_id: number
  at: Stamp
}

export type SubmissionState = 'pending' | 'accepted' | 'declined' | 'failed'
interface Submissions {
  id: string
  cart_id: number
  customer_id: number
  cart_version: number
  fingerprint: string
  amount_cents: number
  state: SubmissionState
  payment_method: string
  content: Json<object>
  reply: NullableJson<object>
  created_at: Stamp
  settled_at: NullableStamp
}
interface Refusals {
  cart_id: number
  cart_version: number
  reply: Json<object>
  refused_at: Stamp
}
interface Orders {
  id: Generated<number>
  cart_id: number
  submission_id: string | null
  customer_id: number
  project_id: number
  status_id: Defaulted<number>
  purchased_at: Stamp
  cart_name: string | null
  payment_method: string
  delivery: string | null
  ship_date: string | null
  pickup: string | null
  subtotal_cents: number
  total_cents: number
  comments: string | null
  tracking_number: string | null
  card_type: string | null
  last_four: string | null
  snapshot: ColumnType<object, string | undefined, string>
}
interface OrderLines {
  order_id: number
  position: number
  product_id: number
  quantity: number
  cents: number
}
interface OrderFees {
  order_id: number
  position: number
  name: string
  cents: number
}
interface OrderStatuses {
  id: number
  name: string
}
interface CouponUses {
  coupon_id: number
  submission_id: string
  customer_id: number
}

interface Settings {
  project_id: number
  kind: 'store' | 'app'
  key: string
  value: ColumnType<string | number | boolean | null, string, string>
}
interface Redirects {
  id: number
  project_id: number
  source_url: string
  target_url: string
  external: boolean
  is_filter: boolean
}
interface PageSeo {
  project_id: number
  path: string
  page_title: string | null
  seo_meta: string | null
}
interface ClosedDays {
  day: string
}

export interface Database {
  levels: Levels
  categories: Categories
  brands: Brands
  product_lists: ProductLists
  products: Products
  product_list_entries: ProductListEntries
  prices: Prices
  stock: Stock
  filter_options: FilterOptions
  versions: Versions
  customers: Customers
  sessions: Sessions
  reset_codes: ResetCodes
  rate_limits: RateLimits
  known_browsers: KnownBrowsers
  audit: Audit
  addresses: Addresses
  carts: Carts
  cart_lines: CartLines
  quotes: Quotes
  carriers: Carriers
  states: States
  coupons: Coupons
  recommended_clicks: RecommendedClicks
  submissions: Submissions
  refusals: Refusals
  orders: Orders
  order_lines: OrderLines
  order_fees: OrderFees
  order_statuses: OrderStatuses
  coupon_uses: CouponUses
  settings: Settings
  redirects: Redirects
  page_seo: PageSeo
  closed_days: ClosedDays
  volume_requests: VolumeRequests
}
