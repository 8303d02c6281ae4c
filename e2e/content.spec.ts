import { contentCalls } from '#contract/content/content.ts'
import { NARROW, violationsOn, WIDE } from './a11y-check.ts'
import { expect, test } from './fixtures.ts'
import { goInside } from './go-inside.ts'

const FIXED: readonly (readonly [rule: string, path: string, page?: string])[] = [
  ['[ROUTE-03][CMS-01]', '/shipping'],
  ['[ROUTE-04]', '/pro-use'],
  ['[ROUTE-05]', '/contact'],
  ['[ROUTE-06][CMS-01]', '/product-msds-sds'],
  ['[ROUTE-07]', '/about'],
  ['[ROUTE-08]', '/resources'],
  ['[ROUTE-09]', '/italia'],
  ['[ROUTE-10]', '/display-showcase'],
  ['[ROUTE-11]', '/pyrolamas'],
  ['[ROUTE-12]', '/ignition-types'],
  ['[ROUTE-13][CMS-01]', '/faq'],
  ['[ROUTE-14][CMS-01]', '/discounts'],
  ['[ROUTE-15]', '/tent-video'],
  ['[ROUTE-16][CMS-01]', '/transit-map'],
  ['[ROUTE-17]', '/newsletter'],
  ['[ROUTE-18]', '/catalog'],
  ['[ROUTE-18]', '/proline-catalog', '/catalog'],
  ['[ROUTE-38]', '/pages/credit-application'],
]

for (const projectId of [11, 14] as const)
  test.describe(`storefront ${projectId}`, () => {
    test.use({ projectId })

    test(`${FIXED.map(([rule]) => rule).join('')}[ROLE-06] each fixed path shows its page of the server`, async ({
      page,
      frame,
      shopper,
    }) => {
      await page.goto('/shipping')
      for (const [, path, url = path] of FIXED) {
        const body = await shopper.call(contentCalls.getMarketingPage, { body: { url } })
        expect(body, path).not.toBeNull()
        await goInside(page, path)
        await frame.seeHeading(body?.title ?? '')
        await expect(page.getByText('This page has no text yet.')).toHaveCount(0)
        await expect(page).toHaveTitle(body?.seo.page_title ?? '')
        await expect(page.locator('meta[name="description"]')).toHaveAttribute(
          'content',
          body?.seo.seo_meta ?? '',
        )
      }
    })

    test('axe finds nothing on content pages', async ({ page, frame, shopper }) => {
      const [post] = await shopper.call(contentCalls.getMarketingPosts, { body: {} })
      const pages =
        projectId === 11 ? ['/contact', '/faq', '/transit-map'] : ['/tent-video', post?.path ?? '']
      const found: string[] = []
      for (const path of pages) {
        await page.goto(path)
        await expect(frame.heading).toBeVisible()
        if (path === '/faq') await page.getByRole('button', { name: 'Expand all' }).click()
        await frame.seeRest()
        found.push(...(await violationsOn(page, path, [WIDE, NARROW])))
      }
      expect(found).toEqual([])
    })
  })

test('[ROUTE-02][CMS-04][API-102][API-104] news and firework-news list the posts, and a post is shown at its path', async ({
  page,
  frame,
  shopper,
}) => {
  const posts = await shopper.call(contentCalls.getMarketingPosts, { body: {} })
  await page.goto('/firework-news')
  await frame.seeHeading('News')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
    posts.map(({ title }) => title),
  )
  await page.goto('/news')
  await page.getByRole('link', { name: posts[1]?.title ?? '' }).click()
  await frame.seeHeading(posts[1]?.title ?? '')
  await expect(page.getByRole('navigation', { name: 'More news' }).getByRole('link')).toHaveText([
    posts[2]?.title ?? '',
    posts[0]?.title ?? '',
  ])
  await page.reload()
  await frame.seeHeading(posts[1]?.title ?? '')
})

test('[CMS-03][ROUTE-52] an unknown slug below /pages is not found, with a search and categories', async ({
  page,
  frame,
}) => {
  await page.goto('/pages/no-such-slug')
  await frame.seeHeading('Page not found')
  await expect(
    page.getByText('This page does not exist. Check the web address in the URL bar, and try again.'),
  ).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('region', { name: 'Categories' }).getByRole('link'),
  ).toHaveCount(8)
  const search = page.getByRole('main').getByRole('searchbox', { name: 'Search products' })
  await search.fill('willow')
  await search.press('Enter')
  await frame.seePath('/sl?search=willow')
})
