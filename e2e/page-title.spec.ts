import { contentCalls } from '#contract/content/content.ts'
import { expect, test } from './fixtures.ts'
import { goInside } from './go-inside.ts'
import { goods } from './goods.ts'
import { openTakenOver } from './hydration.ts'
import { QUICK } from './quick-poll.ts'

test.use({ pictures: false })

test('[CMS-07] each navigation asks for title and description of its path, and the brand is the title when nothing answers', async ({
  page,
  db,
  shopper,
}) => {
  const [product] = await goods(db, 1)
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/get-page-seo')) asked.push(request.postDataJSON())
  })
  const description = page.locator('meta[name="description"]')
  await openTakenOver(page, '/about')
  for (const path of [
    '/login',
    '/register',
    '/login/reset-password',
    '/pages/volume-application',
    '/faq',
    '/news',
    '/sl',
  ]) {
    const seo = await shopper.call(contentCalls.getPageSeo, { body: { path } })
    expect(seo, path).toMatchObject({ page_title: expect.any(String), seo_meta: expect.any(String) })
    await goInside(page, path)
    await expect(page).toHaveTitle(seo?.page_title ?? '')
    await expect(description).toHaveAttribute('content', seo?.seo_meta ?? '')
    expect(asked, path).toContainEqual({ path, project_id: 11 })
  }
  await goInside(page, '/about')
  await expect(page).toHaveTitle('About Emberwright')
  const word = 'W'.repeat(200)
  await goInside(page, `/sl?search=${word}`)
  await expect(page).toHaveTitle(new RegExp(`^Search: ${word}`))
  await expect(page.getByRole('heading', { name: 'No products match' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  // an editor has written nothing for a product
  await goInside(page, `/product/${product?.url}`)
  await expect(page).toHaveTitle(`${product?.name} | Emberwright`)
  await expect
    .poll(() => description.getAttribute('content'), QUICK)
    .toContain(`${product?.name} (${product?.model})`)
  await expect.poll(() => asked, QUICK).toContainEqual({ path: `/product/${product?.url}`, project_id: 11 })
  await page.route('**/get-page-seo', (route) => route.abort('connectionreset'))
  await goInside(page, '/')
  await expect(page).toHaveTitle('Emberwright')
  await expect(description).toHaveCount(0)
  await expect.poll(() => asked, QUICK).toContainEqual({ path: '/', project_id: 11 })
})
