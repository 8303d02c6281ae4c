import { contentCalls } from '#contract/content/content.ts'
import { putEntry } from '#tests/support/content-entries.ts'
import { openTakenOver } from './hydration.ts'
import { holdCalls } from './watched-calls.ts'
import { QUICK } from './quick-poll.ts'
import { expect, test } from './switched.ts'

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

test('[CMS-04][CMS-05][CMS-06] a new page is shown at its path, and its staging duplicate is asked for as a preview', async ({
  page,
  frame,
  db,
  shopper,
}) => {
  const url = '/Stand-Plan'
  const blocks = [{ kind: 'text' as const, text: 'Open at noon.' }]
  await putEntry(db, 'page', '/stand-plan', { title: 'Plan of the stand', blocks })
  const answered = () => shopper.call(contentCalls.getMarketingPage, { body: { url } })
  await expect.poll(answered, QUICK).not.toBeNull()
  const previews: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/get-marketing-page')) previews.push(request.postDataJSON())
  })
  const refreshed = page.waitForRequest('**/get-marketing-page')
  await page.goto(url)
  await frame.seeHeading('Plan of the stand')
  await expect(page.getByText('Open at noon.')).toBeVisible()
  await refreshed
  await page.goto(`/marketing-stage${url}/`)
  await frame.seeHeading('Plan of the stand')
  await expect(page.getByRole('note')).toContainText('Preview. Visitors see this text already.')
  await page.getByRole('link', { name: 'Leave' }).click()
  await frame.seePath('/stand-plan')
  await expect(page.getByRole('note')).toHaveCount(0)
  await expect
    .poll(() => previews, QUICK)
    .toMatchObject([
      { url: '/stand-plan', preview: false },
      { url: '/stand-plan', preview: true },
      { url: '/stand-plan', preview: false },
    ])
  await page.goto('/marketing-stage/no-such-page')
  await frame.seeHeading('Page not found')
})

test('[RED-03][RED-04] a filter redirect in the shop pushes its target, and on the way back replaces itself', {
  tag: '@core',
}, async ({ page, frame, listing, db, shopper }) => {
  const url = '/pages/ways'
  const blocks = [{ kind: 'text' as const, text: '[Red peonies](/red-peonies)' }]
  await putEntry(db, 'page', url, { title: 'Ways', blocks, seo: {} })
  const answered = () => shopper.call(contentCalls.getMarketingPage, { body: { url } })
  await expect.poll(answered, QUICK).not.toBeNull()
  await openTakenOver(page, url)
  await page.getByRole('link', { name: 'Red peonies' }).click()
  await frame.seePath('/sl?colors=Red&effects=Peony')
  await listing.seeLoaded()
  // the redirect is an entry of its own, and replaces itself when it is reached by the Back button
  await page.goBack()
  await frame.seePath('/sl?colors=Red&effects=Peony')
  await page.goBack()
  await frame.seePath('/pages/ways')
})
