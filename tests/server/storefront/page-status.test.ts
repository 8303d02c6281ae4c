import { expect, test } from 'vitest'
import type { ServerDeps } from '#server/server-deps.ts'
import { pageStatus } from '#server/storefront/page-status.ts'

const LIVE = new Set(['page /pages/spring', 'post /news/opening'])
const shop = {
  content: {
    current: () => ({
      find: (kind: string, key: string) => (LIVE.has(`${kind} ${key}`) ? {} : null),
      isWithdrawn: () => false,
    }),
  },
} as unknown as ServerDeps

test.each([
  ['/marketing-stage/pages/spring', 200],
  ['/Marketing-Stage/Pages/Spring/', 200],
  ['/marketing-stage/news/opening', 200],
  ['/marketing-stage/anything', 404],
  ['/marketing-stage/cart', 404],
  ['/anything', 404],
])('the address %s that the app does not find is answered with %i', (path, status) => {
  expect(pageStatus(shop, 11, path, { kind: 'notFound' }).status).toBe(status)
})
