/** The path segment before the groups of calls. */
export const API_PREFIX = 'shop-api'

export const CONSUMER_PROJECT = 11
export const PROFESSIONAL_PROJECT = 14
export const DEFAULT_PROJECT = CONSUMER_PROJECT
export type ProjectId = typeof CONSUMER_PROJECT | typeof PROFESSIONAL_PROJECT

export const CSRF_COOKIE = 'XSRF-TOKEN'
export const CSRF_HEADER = 'X-XSRF-TOKEN'
/** Sent by staging duplicates: staff who edit content get their drafts. */
export const PREVIEW_HEADER = 'x-preview'
export const DOCUMENT_COOKIE = 'document_token'

/** Limits of a listing request. */
export const LISTING_LIMITS = {
  searchLength: 200,
  valueLength: 80,
  values: 60,
  sortLength: 40,
  page: 100_000,
} as const

export const LISTING_PAGE_SIZE = 50
/** The only value of the availability filter. */
export const IN_STOCK = 'in-stock'
/** The maximum number of cases in a line. */
export const MAX_QUANTITY = 9_999
export const CART_BADGE_CAP = 999
export const SORT_KEYS = { model: 1, name: 2, quantity: 3 } as const
export const DEFAULT_CART_SORT = SORT_KEYS.model
export const BREAKPOINTS = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const

export const DEFAULT_PRICELIST = 'silver'
export const DEFAULT_CUSTOMER_PRICE_LEVEL = 0
export const UNKNOWN_PRICE_LEVEL = 16
export const DEFAULT_MAX_PRODUCTS_FOR_TAGS = 100

export const QUANTITY_DEBOUNCE = 750
export const SEARCH_DEBOUNCE = 300
export const LOGIN_CHECK_PERIOD = 5_000
export const CART_RELOAD_DELAY = 5_000
export const LOGOUT_TIMEOUT = 10_000
/** After a reset code was sent, until another one may be asked for. */
export const RESEND_LOCK = 30_000
export const VERIFY_CODE_TIMEOUT = 20_000
export const FIVE_HOURS = 18_000_000
export const ONE_HOUR = 3_600_000
/** for this long an order counts as the one just placed, in milliseconds */
export const RECENT_ORDER = 900_000
export const TEN_MINUTES = 600_000
export const FIVE_MINUTES = 300_000
export const LISTING_CACHE = 3_000
export const CHUNK_TIMEOUT = 120_000

export const POLL_INTERVAL_SECONDS = 5
export const MAX_WAIT_SECONDS = 120
export const MIN_SKUS = 50
/** In milliseconds; afterwards the app asks the order process, and takes the shop for down. */
export const RESPONSE_TIMEOUT = 30_000

/** After this an order that is being placed is said to be still on its way. */
export const LONG_WAIT = 8_000

export const ORDER_STATUSES = {
  open: [1, 2, 10, 11, 20, 21, 22],
  complete: [3, 25],
  previous: [1, 2, 10, 11, 20, 21, 22, 3, 25],
} as const
export const NEW_ORDER_STATUS = 1
export const SHIPPED_STATUS = 3
export const WAITING_FOR_PAYMENT = 10
export const WAITING_FOR_DOCUMENTS = 11
export const READY_FOR_PICKUP = 22
/** In none of the lists of the specification: beside the previous orders. */
export const CANCELLED_STATUS = 30
/** for payment, for documents */
export const WAITING_STATUSES = [WAITING_FOR_PAYMENT, WAITING_FOR_DOCUMENTS] as const

export const FREIGHT = 'Freight'
export const FEE_LABELS = ['Sales Tax', 'Pro Use', 'Insurance'] as const
/** The fee that is added once a card is verified. */
export const CARD_FEE = 'Card Fee'

export const STEPS = ['checkout', 'shipping', 'payment', 'review'] as const
export type Step = (typeof STEPS)[number]

export const PAYMENT_METHODS = ['credit_card', 'net_terms', 'pay_at_pickup'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
/** In milliseconds, until a coupon that could not be loaded is loaded again. */
export const COUPON_RETRY_DELAY = 15_000

/** Five digits, or five, a hyphen and four. */
export const ZIP_PATTERN = /^\d{5}(-\d{4})?$/

/** The maximum of int4. */
export const MAX_INT = 2_147_483_647

/** The name of the Trusted Types policy of the worker that reads workbooks. */
export const WORKBOOK_WORKER = 'workbook-worker'
