import type { SubmissionContent } from '#server/checkout/submission/submission-content.ts'
import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT } from '#contract/platform/constants.ts'

/** The rows of a table that belong to a customer, and what becomes of them when the customer is erased. */
export interface PersonalTable {
  /** SQL of a condition on the row `t`, with the parameter `customerId` */
  readonly of: string
  /** the same for somebody without an account, with the parameter `email`; left out: they have no rows */
  readonly ofGuest?: string
  /** never exported: hashes and keys */
  readonly secrets?: readonly string[]
  /** deleted, kept because it names nobody, or changed */
  readonly erased: 'delete' | 'keep' | ChangedColumns
}

export interface ChangedColumns {
  /** SQL of the new value of each column that may name somebody */
  readonly set: Readonly<Record<string, string>>
  /** the other columns, separated by blanks */
  readonly keeps: string
}

const OF = 't.customer_id = :customerId'
const ME = '(select c from customers c where c.id = :customerId)'
const inOwn = (column: string, table: string) =>
  `t.${column} in (select id from ${table} where customer_id = :customerId)`
const IN_CART = inOwn('cart_id', 'carts')
const IN_ORDER = inOwn('order_id', 'orders')
/**
 * What was typed at a storefront, also by a visitor, belongs to the customer with this whole address there; when that storefront
 * has none, to the one of another.
 */
const isMineAt = (project: string) => `(${project} = (${ME}).project_id
  or not exists (select from customers o where o.project_id = ${project} and o.email = (${ME}).email))`
const OF_ADDRESS = `t.email = (${ME}).email and ${isMineAt('t.project_id')}`
const OF_GUEST_ADDRESS = 't.email = :email'
/** the whole address, alone or before the browser or network address that is counted */
const ofRateLimit = (email: string, isMine: string) =>
  `exists (select from unnest(array[${CONSUMER_PROJECT}, ${PROFESSIONAL_PROJECT}]) s (id),
  unnest(array['login:' || s.id, 'login-at:' || s.id, 'reset:' || s.id, 'reset-at:' || s.id, 'staff-log-in']) as counted
  where ${isMine} and starts_with(t.key || ':', counted || ':' || ${email} || ':'))`
/** The whole address that a visitor typed, or to which it goes. */
const ADDRESS_OF_EMAIL = 'coalesce(t.sender, lower(t.recipient))'
/** One typed at another storefront belongs to the customer of that storefront, if there is one. */
const OF_UNASSIGNED_EMAIL = `${ADDRESS_OF_EMAIL} = (${ME}).email
  and (t.project_id is null or t.project_id = (${ME}).project_id or (t.sender is not null and not exists (
    select from customers o where o.project_id = t.project_id and o.email = t.sender)))`
/** Of the content of an order, what names nobody; the rest is erased, also a field that is not written yet. */
const KEPT_CONTENT = [
  'lines',
  'charges',
  'subtotal',
  'total',
  'deposit',
  'coupon_id',
  'ship_date',
  'pickup',
  'payment_method',
  'documents',
  'conversion_id',
] as const satisfies readonly (keyof SubmissionContent)[]
const contentOfNobody = (column: string) =>
  `(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${column}) where key in ('${KEPT_CONTENT.join("', '")}'))`

/** a paper with its seller, goods and amounts, and of its facts only dates and terms */
const SHEET_OF_NOBODY = `sheet || jsonb_build_object('comments', null,
  'parties', jsonb_path_query_array(sheet, '$.parties[*] ? (@.title == "From")'),
  'facts', jsonb_path_query_array(sheet, 'strict $.facts[*] ? (@[0] like_regex "( date|^Terms|^Due|^Invoice)$")'))`

/**
 * Every table of the shop; null: it has nothing about customers. Rows are erased in this order, `customers` last, because
 * the others are found by it.
 */
export const PERSONAL_TABLES: Readonly<Record<string, PersonalTable | null>> = {
  document_files: { of: inOwn('document_id', 'documents'), erased: 'delete' },
  documents: { of: OF, secrets: ['fingerprint'], erased: 'delete' },
  sheet_files: { of: inOwn('sheet_id', 'sheet_jobs'), erased: 'delete' },
  sheet_jobs: { of: OF, erased: 'delete' },
  show_shares: { of: inOwn('show_row', 'shows'), secrets: ['nonce', 'token_hash'], erased: 'delete' },
  shows: { of: OF, secrets: ['save_keys'], erased: 'delete' },
  template_lines: { of: inOwn('template_id', 'templates'), erased: 'delete' },
  templates: { of: OF, erased: 'delete' },
  volume_requests: { of: OF, erased: 'delete' },
  known_browsers: { of: OF, secrets: ['browser_hash'], erased: 'delete' },
  stock_alerts: { of: OF, erased: 'delete' },
  recommended_clicks: { of: OF, erased: 'delete' },
  cart_additions: { of: OF, secrets: ['fingerprint'], erased: 'delete' },
  sessions: { of: OF, secrets: ['id'], erased: 'delete' },
  refusals: { of: IN_CART, erased: 'delete' },
  reset_codes: {
    of: OF_ADDRESS,
    ofGuest: OF_GUEST_ADDRESS,
    secrets: ['browser', 'code_mac'],
    erased: 'delete',
  },
  newsletter_addresses: {
    of: OF_ADDRESS,
    ofGuest: OF_GUEST_ADDRESS,
    secrets: ['token'],
    erased: 'delete',
  },
  rate_limits: {
    of: ofRateLimit(`(${ME}).email`, `(counted = 'staff-log-in' or ${isMineAt('s.id')})`),
    ofGuest: ofRateLimit(':email', 'true'),
    erased: 'delete',
  },
  // sent to them, or sent to the shop by them
  emails: {
    of: `${OF} or (t.customer_id is null and ${OF_UNASSIGNED_EMAIL})`,
    ofGuest: `t.customer_id is null and ${ADDRESS_OF_EMAIL} = :email`,
    erased: 'delete',
  },
  texts: { of: OF, erased: 'delete' },
  // kept by law with amounts and goods, without people and places
  orders: {
    of: OF,
    erased: {
      set: {
        cart_name: 'null',
        comments: 'null',
        delivery: 'null',
        card_type: 'null',
        last_four: 'null',
        snapshot: contentOfNobody('snapshot'),
      },
      // the PO number is generated from the snapshot
      keeps:
        'id cart_id submission_id customer_id project_id status_id purchased_at payment_method ship_date pickup subtotal_cents total_cents tracking_number po_number balance_cents external_id',
    },
  },
  // what staff wrote about them, and why
  order_actions: {
    of: IN_ORDER,
    secrets: ['fingerprint'],
    erased: { set: { text: `''`, fingerprint: `''` }, keeps: 'request_id order_id kind staff_id at' },
  },
  payments: {
    of: IN_ORDER,
    erased: {
      set: { reason: `''`, reference: 'null' },
      keeps: 'id order_id kind how cents state code staff_id at asked_at ask_after settled_at takes_back',
    },
  },
  invoices: {
    of: IN_ORDER,
    erased: { set: { sheet: SHEET_OF_NOBODY }, keeps: 'order_id issued_at withdrawn_at' },
  },
  credit_notes: {
    of: IN_ORDER,
    erased: { set: { sheet: SHEET_OF_NOBODY }, keeps: 'credit_id order_id issued_at' },
  },
  credits: { of: IN_ORDER, erased: 'keep' },
  credit_lines: { of: IN_ORDER, erased: 'keep' },
  credit_fees: { of: IN_ORDER, erased: 'keep' },
  // earlier versions wrote there why something of them was refused
  staff_audit: {
    of: `t.action in ('documents refuse', 'refuseDocument', 'volume decline', 'declineVolumeRequest')
      and t.subject ~ ('^[0-9]+, customer ' || :customerId::int || ': ')`,
    erased: { set: { subject: `split_part(subject, ':', 1)` }, keeps: 'id at staff_id action' },
  },
  order_lines: { of: IN_ORDER, erased: 'keep' },
  order_fees: { of: IN_ORDER, erased: 'keep' },
  order_events: { of: IN_ORDER, erased: 'keep' },
  // their bodies name nobody
  events: { of: OF, erased: 'keep' },
  shipments: { of: IN_ORDER, erased: 'keep' },
  shipment_lines: {
    of: 't.shipment_id in (select s.id from shipments s join orders o on o.id = s.order_id where o.customer_id = :customerId)',
    erased: 'keep',
  },
  submissions: {
    of: OF,
    secrets: ['fingerprint'],
    erased: {
      set: { content: contentOfNobody('content'), fingerprint: `''` },
      keeps:
        'id cart_id customer_id cart_version amount_cents state payment_method reply created_at settled_at',
    },
  },
  // those without an order are deleted by the clean-up
  carts: {
    of: OF,
    erased: {
      set: {
        name: 'null',
        address_id: 'null',
        pickup_name: 'null',
        contact_phone: 'null',
        billing: 'null',
        card: 'null',
        comments: 'null',
        status: `case when status in ('current', 'saved') then 'marked for deletion' else status end`,
      },
      keeps:
        'id customer_id project_id version is_pickup pickup_date pickup_time ship_date quote_id carrier_option coupon_id payment_method rush_shipping created_at modified_at',
    },
  },
  cart_lines: { of: IN_CART, erased: 'keep' },
  quotes: { of: IN_CART, secrets: ['inputs_hash'], erased: 'keep' },
  coupon_uses: { of: OF, erased: 'keep' },
  audit: { of: OF, erased: 'keep' },
  conversions: { of: `t.key = 'registration:' || :customerId::int`, erased: 'keep' },
  addresses: { of: OF, erased: 'delete' },
  customers: {
    of: 't.id = :customerId',
    secrets: ['password_hash', 'otp_secret', 'mail_token'],
    erased: {
      set: {
        email: `'erased-' || id || '@erased.invalid'`,
        password_hash: `'erased'`,
        password_version: 'password_version + 1',
        firstname: `''`,
        lastname: `''`,
        telephone: 'null',
        mobile_phone: 'null',
        company: 'null',
        mail_token: 'gen_random_uuid()',
        newsletter: 'false',
        newsletter_at: 'null',
        email_notifications: 'false',
        text_notifications: 'false',
        confirmed_age: 'null',
        age_confirmed_at: 'null',
        age_confirmed_by: 'null',
      },
      keeps:
        'id project_id level_id special_order allow_disabled_checkout net_terms date_purged created_at tag_markup_percent',
    },
  },
  brands: null,
  carriers: null,
  categories: null,
  closed_days: null,
  coupons: null,
  default_rows: null,
  event_counts: null,
  feed_keys: null,
  feed_requests: null,
  drafts: null,
  entries: null,
  filter_options: null,
  levels: null,
  low_stock: null,
  media: null,
  order_statuses: null,
  prices: null,
  product_history: null,
  product_import_changes: null,
  product_import_rows: null,
  product_imports: null,
  product_list_entries: null,
  product_lists: null,
  products: null,
  product_media: null,
  redirect_hits: null,
  // counts of transitions by day, of nobody
  flow_builds: null,
  flow_charts: null,
  flow_days: null,
  revisions: null,
  settings: null,
  // of members of staff
  staff: null,
  known_staff_browsers: null,
  staff_recovery_codes: null,
  staff_sessions: null,
  states: null,
  stock: null,
  versions: null,
  // of events, which name nobody
  webhooks: null,
  webhook_deliveries: null,
}
