import type { ComponentType } from 'react'
import { type Lazy, lazyComponent } from '#src/lazy/lazy-component.tsx'
import { MaintenancePage } from '#src/views/site/maintenance/maintenance-page.tsx'
import { ChunkFailure, DeskChunkFailure } from './page-failure.tsx'
import type { PageName } from '#src/app/navigation/pages.ts'

const page = <M>(
  importModule: () => Promise<M>,
  pick: (module: M) => ComponentType,
  Failure = ChunkFailure,
): Lazy<object> => lazyComponent(importModule, pick, { isSuspending: true, Failure })

/** Each page is a chunk of its own, except the one shown when nothing can be fetched. */
export const PAGES: Readonly<Record<PageName, ComponentType | Lazy<object>>> = {
  home: page(
    () => import('#src/views/storefront/home/home-page.tsx'),
    (module) => module.HomePage,
  ),
  listing: page(
    () => import('#src/views/storefront/listing/listing-page.tsx'),
    (module) => module.ListingPage,
  ),
  product: page(
    () => import('#src/views/catalogue/product/product-page.tsx'),
    (module) => module.ProductPage,
  ),
  login: page(
    () => import('#src/views/account/login/login-page.tsx'),
    (module) => module.LoginPage,
  ),
  loginAs: page(
    () => import('#src/views/account/login-as/login-as-page.tsx'),
    (module) => module.LoginAsPage,
  ),
  cart: page(
    () => import('./routes/cart-route.tsx'),
    (module) => module.CartRoute,
  ),
  compare: page(
    () => import('#src/views/catalogue/product-lists/compare-page.tsx'),
    (module) => module.ComparePage,
  ),
  checkout: page(
    () => import('./routes/checkout-route.tsx'),
    (module) => module.CheckoutRoute,
  ),
  complete: page(
    () => import('#src/views/checkout/complete-page.tsx'),
    (module) => module.CompletePage,
  ),
  content: page(
    () => import('./routes/content-route.tsx'),
    (module) => module.ContentRoute,
  ),
  post: page(
    () => import('./routes/content-route.tsx'),
    (module) => module.PostRoute,
  ),
  news: page(
    () => import('#src/views/content/news/news-page.tsx'),
    (module) => module.NewsPage,
  ),
  resetPassword: page(
    () => import('./routes/reset-password-route.tsx'),
    (module) => module.ResetPasswordRoute,
  ),
  register: page(
    () => import('./routes/register-route.tsx'),
    (module) => module.RegisterRoute,
  ),
  unsubscribe: page(
    () => import('./routes/unsubscribe-route.tsx'),
    (module) => module.UnsubscribeRoute,
  ),
  account: page(
    () => import('./routes/account-route.tsx'),
    (module) => module.AccountRoute,
  ),
  volumeApplication: page(
    () => import('./routes/volume-route.tsx'),
    (module) => module.VolumeRoute,
  ),
  staff: page(
    () => import('./routes/staff-route.tsx'),
    (module) => module.StaffRoute,
    DeskChunkFailure,
  ),
  shows: page(
    () => import('./routes/shows-route.tsx'),
    (module) => module.ShowsRoute,
  ),
  maintenance: MaintenancePage,
}

/** Whether the chunk of a page is there now; fetches it. */
export async function loadPage(name: string): Promise<boolean> {
  const Page = Object.entries(PAGES).find(([key]) => key === name)?.[1]
  return Page !== undefined && (!('load' in Page) || Page.load())
}
