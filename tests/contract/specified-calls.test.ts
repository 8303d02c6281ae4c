import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { calls } from '#contract/registry.ts'

/** The last fixed segment of every call in section 7 of the specification. */
const SPECIFIED = new Set(
  `me login logout register select-profile update-profile submit-request-form update-to-silver reset-password-init
reset-password reset-password-change change-password select-orders load-available-pickup-times load-available-ship-dates
load-available-ship-dates-pickup select-cart-shipping-addresses live-search banners products get-by-url
get-storefront-items product-sort categories manufacturers product-lists colors effects firing-patterns debris-profiles
caliber-filter durations ignition-types performance-height-filter price-filters update-customer-cart-product
delete-customer-cart-product select-saved-carts select-cart-summary select-cart select-carriers select-cart-totals
new-cart select-saved-carts-with-items get-recommended-products recommended-click select-cart-shipping-address
save-shipping-address set-shipping-address shipping-quote update-cart update-pickup-info get-coupon-code
apply-coupon-code delete-coupon-code set-cart auth-credit-card save-billing select-cart-billing submit-order
purge-old-cart-data get-disable-shipping-to-texas mark-for-deletion get-netsuite-order-process check-cart-stock
update-promo-products get-payment-deadline-messages get-store-settings get-app-settings get-app-info
get-flash-sale-banners get-menu-items get-document-dropdown-options get-page-seo get-carousel-images
get-featured-tiles get-social-media get-active-redirects get-marketing-page-stage-routes
get-marketing-post-stage-routes get-storefront-data follow-redirect get-marketing-page get-marketing-post
get-marketing-pages get-marketing-posts get-dealer-map-data documents`.split(/\s+/),
)

const records = globSync('decisions/0*.md')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const nameOf = (path: string) => path.split('/').findLast((segment) => !segment.startsWith('{')) ?? ''
const isRecorded = (path: string) =>
  records.includes(`\`${path}\``) || records.includes(`\`${path.split('/', 1)[0]}/\``)

test('[API-106] every call is one of the specification, or a decision record names it or its group', () => {
  const all: readonly Endpoint[] = Object.values(calls)
  const beyond = all.map(({ path }) => path).filter((path) => !SPECIFIED.has(nameOf(path)))
  expect(beyond.filter((path) => !isRecorded(path))).toEqual([])
  expect(beyond.filter((path) => !/^(staff|feed)\//.test(path))).toHaveLength(30)
})
