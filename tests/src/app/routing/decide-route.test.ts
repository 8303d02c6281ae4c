import { describe, expect, test } from 'vitest'
import { decideRoute, type RouteFacts } from '#src/app/routing/decide-route.ts'

const facts = (path: string, more: Partial<RouteFacts> = {}): RouteFacts => ({
  path,
  search: '',
  session: 'signedIn',
  redirects: [],
  pages: [],
  mayCheckOut: true,
  isDown: false,
  initialUrl: null,
  hops: 0,
  isPop: false,
  ...more,
})
const page = (name: string) => ({ kind: 'page', page: name })
const redirect = (source_url: string, target_url: string, external = false, is_filter = false) => ({
  source_url,
  target_url,
  external,
  is_filter,
})

describe('what a URL shows', () => {
  test.each([
    ['[ROUTE-01]', '/', 'home'],
    ['[ROUTE-21]', '/sl/c/Comets', 'listing'],
    ['[ROUTE-22]', '/c/Comets', 'listing'],
    ['[ROUTE-23]', '/b/Acme', 'listing'],
    ['[ROUTE-24]', '/l/Just_Arrived', 'listing'],
    ['[ROUTE-25]', '/category/Comets', 'listing'],
    ['[ROUTE-26]', '/brand/Acme', 'listing'],
    ['[ROUTE-27]', '/list/Just_Arrived', 'listing'],
    ['[ROUTE-28]', '/shoplist', 'listing'],
    ['[ROUTE-19]', '/sf/brand/Acme', 'listing'],
    ['[ROUTE-30]', '/product/BF1001-Paper-Rooster', 'product'],
    ['[ROUTE-32][SES-04]', '/login-as', 'loginAs'],
    ['[REG-03]', '/pages/volume-application', 'volumeApplication'],
    ['[ROUTE-45]', '/cart', 'cart'],
    ['[CART-08]', '/compare', 'compare'],
    ['[ROUTE-46]', '/checkout', 'checkout'],
    ['[ROUTE-47]', '/checkout/shipping', 'checkout'],
    ['[ROUTE-48]', '/checkout/payment', 'checkout'],
    ['[ROUTE-49]', '/checkout/review', 'checkout'],
    ['[ROUTE-50]', '/checkout/complete', 'complete'],
    ['[ROUTE-42]', '/CART/', 'cart'],
  ])('%s %s shows its page', (_, path, name) => {
    expect(decideRoute(facts(path))).toEqual(page(name))
  })

  test('[ROUTE-31] /login shows the login page to a visitor', () => {
    expect(decideRoute(facts('/login', { session: 'signedOut' }))).toEqual(page('login'))
  })

  test.each(['/cart', '/checkout', '/checkout/review', '/checkout/complete'])(
    '[ROUTE-43] %s redirects a visitor to the login',
    (path) => {
      expect(decideRoute(facts(path, { session: 'signedOut' }))).toEqual({ kind: 'login' })
    },
  )

  test.each(['/account/orders', '/account/orders/800001', '/account/documents', '/ACCOUNT/Password/'])(
    '[ROUTE-44][ROLE-08] %s requires a login',
    (path) => {
      expect(decideRoute(facts(path, { session: 'signedOut' }))).toEqual({ kind: 'login' })
      expect(decideRoute(facts(path, { session: 'checking' }))).toEqual({ kind: 'blank' })
      expect(decideRoute(facts(path)).kind).toBe('page')
    },
  )

  test('[ACC-10] /account leads to the orders, and an unknown page below it is not found', () => {
    const orders = { kind: 'leave', to: '/account/orders', how: 'replace' }
    for (const path of ['/account', '/Account/']) expect(decideRoute(facts(path))).toEqual(orders)
    for (const path of [
      '/account/x',
      '/account/orders/x',
      '/account/orders/0',
      '/account/orders/1/2',
      '/account/orders/2147483648',
    ])
      expect(decideRoute(facts(path))).toEqual({ kind: 'notFound' })
  })

  test('[ROUTE-44] a path that only shares its prefix is not protected', () => {
    expect(decideRoute(facts('/accounting', { session: 'signedOut' }))).toEqual({ kind: 'notFound' })
  })

  test.each([
    '/',
    '/sl',
    '/product/x',
    '/contact',
    '/pages/volume-application',
    '/login',
    '/register',
    '/login/reset-password',
  ])('[ROLE-06] a visitor can open %s', (path) => {
    expect(decideRoute(facts(path, { session: 'signedOut' })).kind).toBe('page')
  })

  test.each(['/cart', '/checkout', '/account/orders'])('[ROLE-08] a customer can open %s', (path) => {
    expect(decideRoute(facts(path)).kind).toBe('page')
  })

  test('[ROUTE-51] a reload of /cart stays blank until the stored user is confirmed', () => {
    expect(decideRoute(facts('/cart', { session: 'checking' }))).toEqual({ kind: 'blank' })
    expect(decideRoute(facts('/', { session: 'checking' }))).toEqual(page('home'))
  })

  test('[CHK-02] without the permission every checkout route is not found, and the cart stays [CHK-03]', () => {
    for (const step of ['', '/shipping', '/payment', '/review', '/complete']) {
      expect(decideRoute(facts(`/checkout${step}`, { mayCheckOut: false }))).toEqual({ kind: 'notFound' })
    }
    expect(decideRoute(facts('/cart', { mayCheckOut: false }))).toEqual(page('cart'))
  })

  test('[SES-04] a logged-in customer is redirected from /login to the remembered URL', () => {
    const to = { kind: 'leave', how: 'replace' }
    expect(decideRoute(facts('/login', { initialUrl: '/cart?x=1' }))).toEqual({ ...to, to: '/cart?x=1' })
    expect(decideRoute(facts('/login'))).toEqual({ ...to, to: '/' })
  })

  test('[ROUTE-52][ROUTE-53][ROUTE-54] an unknown path is blank while the lists load, then not found', () => {
    expect(decideRoute(facts('/nope', { redirects: null }))).toEqual({ kind: 'blank' })
    expect(decideRoute(facts('/nope'))).toEqual({ kind: 'notFound' })
  })
})

describe('maintenance', () => {
  test('[MNT-06] during maintenance every path shows the maintenance page', () => {
    expect(decideRoute(facts('/sl', { search: '?page=2', isDown: true }))).toEqual({
      kind: 'leave',
      to: '/down-for-maintenance',
      how: 'replace',
      left: '/sl?page=2',
    })
    expect(decideRoute(facts('/down-for-maintenance', { isDown: true }))).toEqual(page('maintenance'))
  })

  test.each(['/staff', '/Staff/Content/'])(
    'during maintenance %s stays open to staff, who end it there',
    (path) => {
      expect(decideRoute(facts(path, { session: 'signedOut', isDown: true }))).toEqual(page('staff'))
    },
  )

  test('[MNT-02] the maintenance page redirects afterwards: to what it took the place of, else home', () => {
    const path = '/down-for-maintenance'
    expect(decideRoute(facts(path))).toEqual({ kind: 'leave', to: '/', how: 'replace' })
    expect(decideRoute(facts(path, { left: '/sl?page=2' }))).toMatchObject({ to: '/sl?page=2' })
  })
})

describe('redirects of the server', () => {
  const follow = (target: string, external = false, is_filter = false, more: Partial<RouteFacts> = {}) =>
    decideRoute(
      facts('/Old-Sale/', { redirects: [redirect('/old-sale', target, external, is_filter)], ...more }),
    )

  test('[RED-02] an external redirect leaves the shop by https and without credentials only', () => {
    const to = 'https://example.com/x'
    expect(follow(to, true)).toEqual({ kind: 'leave', to, how: 'external', source: '/old-sale' })
    for (const target of [
      'http://example.com/x',
      'https://:secret@example.com',
      'javascript:alert(1)',
      'ftp://example.com',
      'data:text/html,x',
      '//example.com',
      'https://a@b.example',
    ]) {
      expect(follow(target, true)).toEqual({ kind: 'notFound' })
    }
  })

  test('[RED-03][RED-04] a filter redirect pushes, except on the way back; a plain one replaces', () => {
    expect(follow('/sl?colors=Red', false, true)).toMatchObject({ how: 'push' })
    expect(follow('/sl?colors=Red', false, true, { isPop: true })).toMatchObject({ how: 'replace' })
    expect(follow('/sl/c/Comets')).toEqual({
      kind: 'leave',
      to: '/sl/c/Comets',
      how: 'replace',
      source: '/old-sale',
    })
  })

  test('[RED-05] a chain of redirects ends after 5 hops, and workflow pages are never redirected', () => {
    expect(follow('/sl', false, false, { hops: 5 })).toEqual({ kind: 'notFound' })
    expect(decideRoute(facts('/cart', { redirects: [redirect('/cart', '/sl')] }))).toEqual(page('cart'))
  })

  test.each(['//evil.example', '/\\evil.example', '\\\\evil', 'https:evil', '/a\tb', 'evil'])(
    '[RED-01] an internal target that leads out of the shop (%j) shows the not-found page',
    (target) => {
      expect(follow(target)).toEqual({ kind: 'notFound' })
    },
  )
})
