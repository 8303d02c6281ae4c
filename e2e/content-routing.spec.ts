import { putEntry } from '#tests/support/content-entries.ts'
import { expect, test } from './fixtures.ts'
import { openTakenOver } from './hydration.ts'
import { holdCalls } from './watched-calls.ts'
import { QUICK } from './quick-poll.ts'

test.use({ pictures: false })

test('[ROUTE-53] an unknown path is blank below the header while the lists of pages load, then not found', async ({
  page,
  frame,
}) => {
  const release = await holdCalls(page, '**/get-marketing-posts')
  await page.goto('/no-such-page')
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toBeAttached()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(frame.heading).toHaveCount(0)
  await release()
  await frame.seeHeading('Page not found')
})

test('[API-100] a followed redirect is reported without waiting for the answer', async ({
  page,
  frame,
  db,
  shopper,
}) => {
  const target = { target_url: '/faq', external: false, is_filter: false }
  await putEntry(db, 'redirect', '/old-questions', target)
  const blocks = [{ kind: 'text' as const, text: '[Old questions](/old-questions)' }]
  await putEntry(db, 'page', '/pages/way-to-questions', { title: 'Way', blocks, seo: {} })
  await expect
    .poll(
      async () =>
        (await shopper.json('GET', '/shop-api/public/api/site/get-active-redirects?project_id=11')).body,
      QUICK,
    )
    .toContainEqual({ source_url: '/old-questions', ...target })
  await openTakenOver(page, '/pages/way-to-questions')
  const release = await holdCalls(page, '**/follow-redirect')
  const reported = page.waitForRequest('**/follow-redirect')
  await page.getByRole('link', { name: 'Old questions' }).click()
  await frame.seePath('/faq')
  await frame.seeHeading('Questions and answers')
  expect((await reported).postDataJSON()).toMatchObject({ url: '/old-questions' })
  await release()
})
