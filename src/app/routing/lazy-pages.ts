import { type ComponentType, lazy } from 'react'
import { MaintenancePage } from '#src/views/maintenance/maintenance-page.tsx'
import { loadChunk } from '#src/lazy/load-chunk.ts'
import type { PageName } from './pages.ts'

type Load = () => Promise<{ default: ComponentType }>
type LatePage = Exclude<PageName, 'maintenance'>

const LOADS: Readonly<Record<LatePage, Load>> = {
  home: () => import('#src/views/home/home-page.tsx').then((module) => ({ default: module.HomePage })),
  listing: () =>
    import('#src/views/listing/listing-page.tsx').then((module) => ({ default: module.ListingPage })),
  product: () =>
    import('#src/views/product/product-page.tsx').then((module) => ({ default: module.ProductPage })),
  login: () => import('#src/views/login/login-page.tsx').then((module) => ({ default: module.LoginPage })),
  loginAs: () =>
    import('#src/views/login-as/login-as-page.tsx').then((module) => ({ default: module.LoginAsPage })),
  cart: () => import('./routes/cart-route.tsx').then((module) => ({ default: module.CartRoute })),
  checkout: () =>
    import('#src/views/checkout/checkout-page.tsx').then((module) => ({ default: module.CheckoutPage })),
  complete: () =>
    import('#src/views/checkout/complete-page.tsx').then((module) => ({ default: module.CompletePage })),
  callUs: () =>
    import('#src/views/call-us/call-us-page.tsx').then((module) => ({ default: module.CallUsPage })),
  resetPassword: () =>
    import('./routes/reset-password-route.tsx').then((module) => ({ default: module.ResetPasswordRoute })),
  register: () => import('./routes/form-routes.tsx').then((module) => ({ default: module.RegisterRoute })),
  changePassword: () =>
    import('./routes/form-routes.tsx').then((module) => ({ default: module.ChangePasswordRoute })),
  volumeApplication: () =>
    import('./routes/volume-route.tsx').then((module) => ({ default: module.VolumeRoute })),
}

const page = (name: LatePage) => lazy(() => loadChunk(LOADS[name]))

/** Each page is a script of its own, except the one that is shown when nothing can be fetched. */
export const PAGES: Readonly<Record<PageName, ComponentType>> = {
  home: page('home'),
  listing: page('listing'),
  product: page('product'),
  login: page('login'),
  loginAs: page('loginAs'),
  cart: page('cart'),
  checkout: page('checkout'),
  complete: page('complete'),
  callUs: page('callUs'),
  resetPassword: page('resetPassword'),
  register: page('register'),
  changePassword: page('changePassword'),
  volumeApplication: page('volumeApplication'),
  maintenance: MaintenancePage,
}
