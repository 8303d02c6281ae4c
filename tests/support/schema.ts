// generated from the migrated database by `npm run schema`; do not edit
import type { ColumnType } from 'kysely'

type Defaulted<T> = ColumnType<T, T | undefined, T>
/** selected as text, because a JavaScript number would round it */
type Exact = ColumnType<string, number | string, number | string>
type Moment = ColumnType<Date, Date | string, Date | string>
/** written as text; its shape is not declared here */
type Json = ColumnType<unknown, string, string>
type Optional<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : never
type Nullable<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S | null, I | null | undefined, U | null>
    : never

interface Addresses {
  id: Defaulted<number>
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
  used_at: Nullable<Moment>
  created_at: Optional<Moment>
}

interface Audit {
  id: Optional<Exact>
  at: Optional<Moment>
  staff_id: number | null
  customer_id: number
  call: string
}

interface Brands {
  id: number
  project_id: number
  url: string
  name: string
  icon: string | null
  position: number
}

interface Carriers {
  id: number
  option_id: string
  name: string
  service: string
  base_cents: number
  cents_per_lb: Exact
  cents_per_lb_100mi: Exact
  transit_base: number
  min_lb: Defaulted<number>
  max_lb: number | null
  active: Defaulted<boolean>
  tracking_url: string | null
}

interface CartAdditions {
  customer_id: number
  request_id: string
  fingerprint: string
  answer: Json
  created_at: Moment
}

interface CartLines {
  id: Optional<Exact>
  cart_id: number
  product_id: number
  quantity: number
  is_promo: Defaulted<boolean>
  cart_version: Defaulted<number>
  created_at: Optional<Moment>
}

interface Carts {
  id: Defaulted<number>
  customer_id: number
  project_id: number
  status: 'current' | 'saved' | 'submitting' | 'ordered' | 'marked for deletion'
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
  billing: Nullable<Json>
  card: Nullable<Json>
  rush_shipping: Defaulted<boolean>
  comments: string | null
  created_at: Optional<Moment>
  modified_at: Optional<Moment>
  carrier_option: string | null
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

interface ClosedDays {
  day: string
}

interface Conversions {
  key: string
  project_id: number
  conversion_id: string
  value: number | null
  created_at: Optional<Moment>
  job_id: string | null
  sent_at: Nullable<Moment>
  failed_at: Nullable<Moment>
}

interface CouponUses {
  coupon_id: number
  submission_id: string
  customer_id: number
}

interface Coupons {
  id: Defaulted<number>
  project_id: number | null
  code: string
  kind: 'percent' | 'fixed' | 'freight'
  amount: number
  minimum_cents: Defaulted<number>
  starts_at: Nullable<Moment>
  ends_at: Nullable<Moment>
  use_limit: number | null
  used: Defaulted<number>
  per_customer_limit: number | null
}

interface CreditFees {
  credit_id: string
  order_id: number
  name: string
}

interface CreditLines {
  credit_id: string
  order_id: number
  position: number
  cases: number
  kind: 'cancelled' | 'returned'
  is_restocked: boolean
}

interface CreditNotes {
  credit_id: string
  order_id: number
  issued_at: Moment
  sheet: Json
}

interface Credits {
  id: string
  order_id: number
  cents: number
  at: Moment
  number: number
}

interface Customers {
  id: Defaulted<number>
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
  date_purged: string | null
  created_at: Optional<Moment>
  confirmed_age: 18 | 21 | null
  age_confirmed_at: Nullable<Moment>
  age_confirmed_by: number | null
  mail_token: Defaulted<string>
  newsletter_at: Nullable<Moment>
  tag_markup_percent: number | null
}

interface DefaultRows {
  name: string
}

interface DocumentFiles {
  document_id: number
  sha256: string
  type: 'application/pdf' | 'image/jpeg' | 'image/png'
  bytes: Buffer
}

interface Documents {
  id: Defaulted<number>
  customer_id: number
  project_id: number
  kind: 'authorization' | 'insurance'
  type: string
  label: string
  name: string
  expires_on: string | null
  state: Defaulted<'review' | 'approved' | 'refused' | 'withdrawn'>
  reason: string | null
  upload_id: string
  fingerprint: string
  uploaded_at: Moment
  reviewed_at: Nullable<Moment>
  reviewed_by: number | null
}

interface Drafts {
  project_id: number
  kind: string
  key: string
  body: Nullable<Json>
  position: Defaulted<number>
  starts_at: Nullable<Moment>
  ends_at: Nullable<Moment>
  based_on: Nullable<Exact>
  version: Defaulted<number>
  staff_id: number | null
  saved_at: Moment
}

interface Emails {
  key: string
  recipient: string
  subject: string | null
  body: string | null
  created_at: Optional<Moment>
  job_id: string | null
  sent_at: Nullable<Moment>
  failed_at: Nullable<Moment>
  project_id: number | null
  message: Nullable<Json>
  customer_id: number | null
  sender: string | null
}

interface Entries {
  project_id: number
  kind:
    | 'page'
    | 'post'
    | 'menu'
    | 'banner'
    | 'slide'
    | 'tile'
    | 'social'
    | 'section'
    | 'dealer'
    | 'choice'
    | 'redirect'
    | 'seo'
  key: string
  body: Json
  position: Defaulted<number>
  starts_at: Nullable<Moment>
  ends_at: Nullable<Moment>
}

interface EventCounts {
  project_id: number
  last: Exact
}

interface Events {
  id: Optional<Exact>
  project_id: number
  seq: Nullable<Exact>
  at: Optional<Moment>
  kind:
    | 'order.placed'
    | 'order.moved'
    | 'order.released'
    | 'order.cancelled'
    | 'order.paid'
    | 'order.credited'
    | 'shipment.made'
    | 'shipment.corrected'
    | 'shipment.voided'
    | 'refund.made'
    | 'refund.settled'
    | 'product.changed'
    | 'stock.changed'
    | 'document.decided'
  order_id: number | null
  customer_id: number | null
  body: Json
}

interface FeedKeys {
  id: Defaulted<number>
  project_id: number
  name: string
  hash: string
  made_at: Moment
  made_by: number | null
  used_at: Nullable<Moment>
  revoked_at: Nullable<Moment>
  revoked_by: number | null
}

interface FeedRequests {
  project_id: number
  request_id: string
  fingerprint: string
  answer: Nullable<Json>
  at: Moment
}

interface FilterOptions {
  kind: string
  id: number
  value: string
  label: string
  icon: string | null
  position: number
}

interface FlowBuilds {
  version: string
  charts: number[]
  first_seen: Moment
}

interface FlowCharts {
  id: Defaulted<number>
  machine: string
  version: string
  ids: string[]
  chart: Json
}

interface FlowDays {
  project_id: number
  day: string
  chart: number
  before: number
  taken: number
  wait: number
  times: Exact
}

interface Invoices {
  order_id: number
  issued_at: Moment
  withdrawn_at: Nullable<Moment>
  sheet: Json
}

interface KnownBrowsers {
  customer_id: number
  browser_hash: string
  seen_at: Moment
}

interface KnownStaffBrowsers {
  staff_id: number
  browser_hash: string
  seen_at: Moment
}

interface Levels {
  id: number
  short_name: string
  name: string
  factor: Exact
}

interface LowStock {
  product_id: number
  at: Moment
}

interface Media {
  sha256: string
  type: 'png' | 'jpg' | 'webp' | 'avif'
  bytes: Buffer
  width: number
  height: number
  alt: Defaulted<string>
  staff_id: number | null
  created_at: Optional<Moment>
  for_products: Defaulted<boolean>
}

interface NewsletterAddresses {
  id: Defaulted<number>
  project_id: number
  email: string
  token: Defaulted<string>
  asked_at: Moment
}

interface OrderActions {
  request_id: string
  order_id: number
  kind: 'status' | 'ship' | 'cancel' | 'refund' | 'payment' | 'note' | 'email'
  staff_id: number | null
  at: Moment
  text: string
  fingerprint: string
}

interface OrderEvents {
  order_id: number
  at: Moment
  status_id: number
}

interface OrderFees {
  order_id: number
  position: number
  name: string
  cents: number
}

interface OrderLines {
  order_id: number
  position: number
  product_id: number
  quantity: number
  cents: number
  model: Defaulted<string>
  name: Defaulted<string>
  packaging: Defaulted<string>
  upc: Defaulted<string>
  cancelled: Defaulted<number>
  returned: Defaulted<number>
}

interface OrderStatuses {
  id: number
  name: string
}

interface Orders {
  id: Defaulted<number>
  cart_id: number
  submission_id: string | null
  customer_id: number
  project_id: number
  status_id: Defaulted<number>
  purchased_at: Optional<Moment>
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
  snapshot: Optional<Json>
  po_number: string | null
  balance_cents: Defaulted<number>
  external_id: string | null
}

interface Payments {
  id: string
  order_id: number
  kind: 'charge' | 'manual' | 'refund'
  how: 'card' | 'check' | 'wire' | 'cash' | 'other'
  cents: number
  state: 'pending' | 'done' | 'declined'
  code: string | null
  reference: string | null
  reason: string | null
  staff_id: number | null
  at: Moment
  asked_at: Nullable<Moment>
  settled_at: Nullable<Moment>
  takes_back: string | null
  ask_after: Nullable<Moment>
}

interface Prices {
  product_id: number
  level_id: number
  cents: number
}

interface ProductHistory {
  id: Optional<Exact>
  product_id: number
  at: Moment
  kind: 'desk' | 'undo' | 'import' | 'import undo' | 'feed'
  staff_id: number | null
  import_id: string | null
  request_id: string | null
  before: Nullable<Json>
  after: Json
}

interface ProductImportChanges {
  import_id: string
  product_id: number
  before: Nullable<Json>
  after: Json
}

interface ProductImportRows {
  import_id: string
  line: number
  model: string
  name: string
  kind: 'added' | 'changed' | 'deactivated' | 'unchanged' | 'refused'
  changes: Json
  reasons: string[]
}

interface ProductImports {
  id: string
  fingerprint: string
  project_ids: number[]
  staff_id: number | null
  file_name: string
  file_sha256: string
  bytes: Buffer
  notes: Json
  created_at: Moment
  request_id: string | null
  applied_at: Nullable<Moment>
  applied_by: number | null
  answer: Nullable<Json>
  creates: Defaulted<boolean>
  additions: Optional<Json>
  undo_request_id: string | null
  undone_at: Nullable<Moment>
  undone_by: number | null
  undo_answer: Nullable<Json>
}

interface ProductListEntries {
  list_id: number
  product_id: number
  position: number
}

interface ProductLists {
  id: number
  project_id: number
  url: string
  name: string
  position: number
}

interface ProductMedia {
  product_id: number
  position: number
  sha256: string
  alt: Defaulted<string>
  name: string
  source: string
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
  weight_lb: Exact
  hazmat: string | null
  pro_use: boolean
  texas_restricted: boolean
  eta: string | null
  description_html: string | null
  video_url: string | null
  is_new: Defaulted<boolean>
  on_sale: Defaulted<boolean>
  active: Defaulted<boolean>
  was_sold: Defaulted<boolean>
  version: Defaulted<number>
  bin: string | null
  search_text: string | null
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
  expires_at: Moment
}

interface RateLimits {
  key: string
  n: number
  until: Moment
}

interface RecommendedClicks {
  id: Optional<Exact>
  customer_id: number
  product_id: number
  at: Optional<Moment>
}

interface RedirectHits {
  project_id: number
  source: string
  day: string
  n: number
}

interface Refusals {
  cart_id: number
  cart_version: number
  reply: Json
  refused_at: Moment
}

interface ResetCodes {
  project_id: number
  email: string
  browser: string
  method: string
  code_mac: string
  tries: Defaulted<number>
  expires_at: Moment
}

interface Revisions {
  id: Optional<Exact>
  project_id: number
  kind: string
  key: string
  before: Nullable<Json>
  after: Nullable<Json>
  staff_id: number | null
  note: string | null
  at: Optional<Moment>
}

interface Sessions {
  id: string
  customer_id: number
  staff_id: number | null
  created_at: Optional<Moment>
  expires_at: Moment
  revoked_at: Nullable<Moment>
}

interface Settings {
  project_id: number
  kind: 'store' | 'app' | 'server'
  key: string
  value: Json
}

interface SheetFiles {
  sheet_id: string
  name: string
  bytes: Buffer
}

interface SheetJobs {
  id: Defaulted<string>
  customer_id: number
  project_id: number
  source: 'order' | 'cart' | 'level'
  source_id: number
  kind:
    | '2up-price-tags'
    | '4up-price-tags'
    | 'barcodes'
    | 'price-list-name'
    | 'price-list-model'
    | 'order-form'
    | 'order-form-upcs'
  label: string
  state: Defaulted<'ready' | 'running' | 'done' | 'failed'>
  attempts: Defaulted<number>
  created_at: Moment
  job_id: string | null
  finished_at: Nullable<Moment>
}

interface ShipmentLines {
  shipment_id: number
  product_id: number
  quantity: number
}

interface Shipments {
  id: Defaulted<number>
  order_id: number
  carrier: string | null
  tracking_number: string | null
  shipped_at: Moment
  numbers: Defaulted<string[]>
  revision: Defaulted<number>
  voided_at: Nullable<Moment>
  voided_by: number | null
}

interface ShowShares {
  show_row: number
  nonce: string
  token_hash: Buffer
  public_doc: Json
  signature: string
  product_ids: number[]
  from_revision: number
  views: Defaulted<number>
  shared_at: Moment
}

interface Shows {
  id: Defaulted<number>
  customer_id: number
  project_id: number
  show_id: string
  name: string
  doc: Json
  cue_count: number
  seconds: number
  revision: number
  save_keys: string[]
  modified_at: Moment
  removed_at: Nullable<Moment>
}

interface Staff {
  id: Defaulted<number>
  email: string
  name: string
  password_hash: string
  otp_secret: string
  otp_step: Optional<Exact>
  rights: string[]
  created_at: Optional<Moment>
  removed_at: Nullable<Moment>
}

interface StaffAudit {
  id: Optional<Exact>
  at: Optional<Moment>
  staff_id: number | null
  action: string
  subject: string | null
}

interface StaffRecoveryCodes {
  staff_id: number
  code_mac: string
  used_at: Nullable<Moment>
}

interface StaffSessions {
  token_hash: string
  staff_id: number
  seen_at: Moment
  expires_at: Moment
}

interface States {
  code: string
  name: string
  miles: number
  sales_tax: Exact
}

interface Stock {
  product_id: number
  qty: number
}

interface StockAlerts {
  id: Defaulted<number>
  product_id: number
  customer_id: number
  created_at: Moment
}

interface Submissions {
  id: string
  cart_id: number
  customer_id: number
  cart_version: number
  fingerprint: string
  amount_cents: number
  state: 'pending' | 'accepted' | 'declined' | 'failed'
  payment_method: string
  content: Json
  reply: Nullable<Json>
  created_at: Optional<Moment>
  settled_at: Nullable<Moment>
}

interface TemplateLines {
  template_id: number
  product_id: number
  quantity: number
}

interface Templates {
  id: Defaulted<number>
  customer_id: number
  project_id: number
  name: string
  modified_at: Moment
  used_at: Nullable<Moment>
}

interface Texts {
  key: string
  recipient: string
  project_id: number
  message: Json
  created_at: Optional<Moment>
  job_id: string | null
  sent_at: Nullable<Moment>
  failed_at: Nullable<Moment>
  customer_id: number | null
}

interface Versions {
  name: string
  version: Exact
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
  submitted_at: Moment
  id: Defaulted<number>
  status: Defaulted<'open' | 'approved' | 'declined'>
  level_id: number | null
  reason: string | null
  decided_at: Nullable<Moment>
  decided_by: number | null
}

interface WebhookDeliveries {
  key: string
  webhook_id: string
  project_id: number
  seq: Nullable<Exact>
  kind: string
  created_at: Optional<Moment>
  job_id: string | null
  sent_at: Nullable<Moment>
  failed_at: Nullable<Moment>
  tries: Defaulted<number>
  status: number | null
  error: string | null
}

interface Webhooks {
  id: string
  project_id: number
  url: string
  kinds: string[]
  state: 'active' | 'paused' | 'off'
  version: Defaulted<number>
  generation: Defaulted<number>
  rotated_at: Nullable<Moment>
  paused_at: Nullable<Moment>
  made_at: Moment
  made_by: number | null
}

export interface Database {
  addresses: Addresses
  audit: Audit
  brands: Brands
  carriers: Carriers
  cart_additions: CartAdditions
  cart_lines: CartLines
  carts: Carts
  categories: Categories
  closed_days: ClosedDays
  conversions: Conversions
  coupon_uses: CouponUses
  coupons: Coupons
  credit_fees: CreditFees
  credit_lines: CreditLines
  credit_notes: CreditNotes
  credits: Credits
  customers: Customers
  default_rows: DefaultRows
  document_files: DocumentFiles
  documents: Documents
  drafts: Drafts
  emails: Emails
  entries: Entries
  event_counts: EventCounts
  events: Events
  feed_keys: FeedKeys
  feed_requests: FeedRequests
  filter_options: FilterOptions
  flow_builds: FlowBuilds
  flow_charts: FlowCharts
  flow_days: FlowDays
  invoices: Invoices
  known_browsers: KnownBrowsers
  known_staff_browsers: KnownStaffBrowsers
  levels: Levels
  low_stock: LowStock
  media: Media
  newsletter_addresses: NewsletterAddresses
  order_actions: OrderActions
  order_events: OrderEvents
  order_fees: OrderFees
  order_lines: OrderLines
  order_statuses: OrderStatuses
  orders: Orders
  payments: Payments
  prices: Prices
  product_history: ProductHistory
  product_import_changes: ProductImportChanges
  product_import_rows: ProductImportRows
  product_imports: ProductImports
  product_list_entries: ProductListEntries
  product_lists: ProductLists
  product_media: ProductMedia
  products: Products
  quotes: Quotes
  rate_limits: RateLimits
  recommended_clicks: RecommendedClicks
  redirect_hits: RedirectHits
  refusals: Refusals
  reset_codes: ResetCodes
  revisions: Revisions
  sessions: Sessions
  settings: Settings
  sheet_files: SheetFiles
  sheet_jobs: SheetJobs
  shipment_lines: ShipmentLines
  shipments: Shipments
  show_shares: ShowShares
  shows: Shows
  staff: Staff
  staff_audit: StaffAudit
  staff_recovery_codes: StaffRecoveryCodes
  staff_sessions: StaffSessions
  states: States
  stock: Stock
  stock_alerts: StockAlerts
  submissions: Submissions
  template_lines: TemplateLines
  templates: Templates
  texts: Texts
  versions: Versions
  volume_requests: VolumeRequests
  webhook_deliveries: WebhookDeliveries
  webhooks: Webhooks
}
