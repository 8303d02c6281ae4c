import type { QueryClient } from '@tanstack/react-query'
import { ALL_PRODUCTS } from '#contract/catalogue/listing-path.ts'
import { safePath } from '#contract/platform/safe-path.ts'
import type { CartEmitted } from '#machines/cart/cart.types.ts'
import type { MaintenanceEmitted } from '#machines/site/maintenance/maintenance.types.ts'
import type { OrderSubmissionEmitted } from '#machines/checkout/order-submission/order-submission.types.ts'
import type { PasswordResetEmitted } from '#machines/account/password-reset/password-reset.types.ts'
import type { PaymentEmitted } from '#machines/checkout/payment/payment.types.ts'
import type { ProductSearchEmitted } from '#machines/catalogue/product-search/product-search.types.ts'
import type { SessionEmitted } from '#machines/account/session/session.types.ts'
import type { ShopEmitted } from '#machines/storefront/shop/shop.types.ts'
import type { VersionCheckEmitted } from '#machines/site/version-check/version-check.types.ts'
import { productPath } from '#src/services/catalogue/listing/shop-paths.ts'
import { isOfCustomer, SORT_OPTIONS_KEY } from '#src/services/platform/queries.ts'
import type { CardHolder } from './card-holder.ts'
import type { CartChannel } from './cart-channel.ts'
import { expireDocumentCookie, setDocumentCookie } from './cookies.ts'
import type { Navigation } from '#src/app/navigation/navigation.ts'
import { log } from './log.ts'
import { refreshShownProducts } from './refresh-shown-products.ts'
import { forgetQuickOrder, reloadStorage, userStorage, versionStorage } from './storage.ts'

type Emitted =
  | SessionEmitted
  | CartEmitted
  | OrderSubmissionEmitted
  | PaymentEmitted
  | ProductSearchEmitted
  | ShopEmitted
  | Extract<PasswordResetEmitted, { type: 'failures.obsolete' }>
  | MaintenanceEmitted
  | VersionCheckEmitted
type Outward = Exclude<Emitted, { type: `notice.${string}` }>
type ShellEffects = { readonly [T in Outward['type']]: (event: Extract<Outward, { type: T }>) => void }

export interface ShellDeps {
  readonly navigation: Navigation
  readonly queries: QueryClient
  readonly card: CardHolder
  readonly channel: CartChannel
  readonly reload: () => void
  readonly dismissFailures: () => void
  /** of the current page */
  readonly pathname: () => string
}

/** The effects of events that machines emit for the shell: storage, cookies, navigation, caches, other tabs. */
export function shellEffects(parts: ShellDeps): ShellEffects {
  return {
    ...sessionEffects(parts),
    ...shopEffects(parts),
    ...versionEffects(parts),
    'failures.obsolete': parts.dismissFailures,
  }
}

function sessionEffects({ navigation, queries }: ShellDeps) {
  return {
    'session.kept': ({ reply }) => {
      const { is_impersonate: _, ...record } = reply
      if (record.access_token === null) return forgetSession()
      userStorage.write(record)
      if (record.document_token !== null) setDocumentCookie(record.document_token)
    },
    'session.amended': ({ user, customer }) => {
      const record = userStorage.read()
      if (record !== null) userStorage.write({ ...record, user, customer })
    },
    'session.forgotten': forgetSession,
    'session.arrived': ({ to }) => navigation.go(to, { replace: true }),
    'session.ended': ({ variant }) => {
      forgetQuickOrder()
      queries.clear()
      if (variant === 'banner') globalThis.close()
      navigation.go('/')
    },
    'sortOptions.outdated': () => queries.removeQueries({ queryKey: [SORT_OPTIONS_KEY] }),
  } satisfies Partial<ShellEffects>
}

function forgetSession(): void {
  userStorage.clear()
  expireDocumentCookie()
}

function shopEffects({ navigation, queries, card, channel, pathname }: ShellDeps) {
  return {
    'customerData.outdated': () => queries.removeQueries({ predicate: isOfCustomer }),
    'cart.changed': () => {
      void refreshShownProducts(queries, pathname())
      channel.notify()
    },
    'cart.switched': ({ cart_id }) => channel.notify(cart_id),
    'cart.loadFailed': ({ failure }) => log(`the cart could not be read: ${failure.kind}`),
    'newCart.failed': ({ failure }) =>
      log(`the new cart after the order could not be created: ${failure.kind}`),
    'search.failed': () => log('the search did not answer'),
    'search.productChosen': ({ products_url }) => navigation.go(productPath(products_url)),
    'search.filterChosen': ({ link_to }) => navigation.go(safePath(link_to) ?? ALL_PRODUCTS),
    'search.submitted': ({ search_term }) =>
      navigation.go(`${ALL_PRODUCTS}?search=${encodeURIComponent(search_term)}`),
    'card.cvvDropped': card.dropCvv,
    'card.forgotten': card.drop,
  } satisfies Partial<ShellEffects>
}

function versionEffects({ reload }: ShellDeps) {
  return {
    'appInfo.failed': ({ failure }) =>
      log(`the shop is down for maintenance: ${failure?.kind ?? 'no version'}`),
    'version.kept': ({ app_version }) => versionStorage.write(app_version),
    'version.forgotten': () => versionStorage.clear(),
    'page.reload': ({ running, isAutomatic }) => {
      if (!isAutomatic || reloadStorage.note(running ?? '')) reload()
    },
  } satisfies Partial<ShellEffects>
}
