import { request } from 'node:http'
import { expect, test } from 'vitest'
import { API_PREFIX } from '#contract/platform/constants.ts'
import { useBuiltApp } from '#tests/support/built-app.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop({ assets: useBuiltApp() })

/** Without normalizing the path, as fetch does. */
function statusOf(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(shop.url)
    request({ hostname, port, path }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode))
    })
      .on('error', reject)
      .end()
  })
}

const PAGES = [
  '/',
  '/sl',
  '/sl/c/',
  '/drawn',
  '/account/',
  '/news/',
  '/pages/',
  '/public-files/',
  '/statecharts/',
]
const OTHERS = [
  '/blog?q=',
  '/sl?colors=',
  '/images/480/',
  '/images/',
  '/images/shows/',
  '/media/',
  '/assets/',
  `/${API_PREFIX}/public/api/products/get-by-url/`,
  `/${API_PREFIX}/public/api/shows/shared/`,
  `/${API_PREFIX}/auth/me?x=`,
]
const CONTROL = ['%00', '%01', '%0a', '%0d%0a', '%7f', '%1b[31m', '%C2%85']
const UNDECODABLE = ['%', '%zz', '%ff', '%E0%A4%A', '%ED%A0%80']

async function statusesOf(places: readonly string[], end: string) {
  const statuses: (readonly [string, number | undefined])[] = []
  for (const place of places) statuses.push([place, await statusOf(`${place}${end}`)])
  return statuses
}

test.each(CONTROL)(
  'a page at an address with the control character %s is 404, without a line in the log',
  async (end) => {
    expect(await statusesOf(PAGES, end)).toEqual(PAGES.map((place) => [place, 404]))
    expect(shop.lines).toEqual([])
  },
)

test.each([...CONTROL, ...UNDECODABLE])(
  'no address with %s fails or writes a line in the log',
  async (end) => {
    const statuses = await statusesOf([...PAGES, ...OTHERS], end)
    expect(statuses.filter(([, status = 500]) => status >= 500)).toEqual([])
    expect(shop.lines).toEqual([])
  },
)
