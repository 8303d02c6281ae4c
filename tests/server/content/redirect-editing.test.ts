import { expect, test } from 'vitest'
import { contentEditingCalls as edit, type EntryContent } from '#contract/content/content-editing.ts'
import { siteCalls } from '#contract/site/site.ts'
import { setAppSetting } from '#tests/support/app-setting.ts'
import { seen } from '#tests/support/content.ts'
import { putEntry } from '#tests/support/content-entries.ts'
import { type Address, draftOf, publish, published, redirect, redirectTo } from '#tests/support/editing.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop()
const visitor = new Shopper(shop.url)
const ada = await logInEditor(shop.url, await makeEditor(shop.db))

/** The keys that keep an entry from being published, or what became of it. */
async function refused(address: Address, content: EntryContent) {
  const answer = await publish(ada, [await draftOf(ada, address, content)])
  return answer.kind === 'invalid' ? answer.problems.map(({ key }) => key) : answer.kind
}

test('[RED-05] a redirect in a loop, in a long chain, from a protected page or out of the shop is not published', async () => {
  const problem = async (address: Address, content: EntryContent) => {
    const answer = await publish(ada, [await draftOf(ada, address, content)])
    return answer.kind === 'invalid' ? answer.problems.map(({ text }) => text) : answer.kind
  }
  await published(ada, redirect('/ring-a'), redirectTo('/ring-b/'))
  await published(ada, redirect('/ring-b'), redirectTo('/ring-c?x=1'))
  expect(await problem(redirect('/ring-c'), redirectTo('/RING-A#y'))).toContain(
    'This redirect leads in a circle: /ring-c → /ring-a → /ring-b → /ring-c.',
  )
  for (const n of [1, 2, 3, 4, 5])
    await published(ada, redirect(`/chain-${n}`), redirectTo(`/chain-${n + 1}`))
  expect(await problem(redirect('/chain-6'), redirectTo('/faq'))).toEqual([
    'More than 5 redirects follow each other: /chain-1 → /chain-2 → /chain-3 → /chain-4 → /chain-5 → /chain-6 → /faq.',
  ])
  expect(await problem(redirect('/checkout/payment'), redirectTo('/faq'))).toEqual([
    'This page of the shop cannot be redirected.',
  ])
  expect(await problem(redirect('/out'), redirectTo('//evil.example'))).toEqual([
    'This target is not a path of the shop.',
  ])
  const out = {
    ...redirectTo('https://evil.example/'),
    body: { target_url: 'https://evil.example/', external: true, is_filter: false },
  }
  expect(await problem(redirect('/out'), out)).toEqual([
    expect.stringMatching(/^A redirect leads out of the shop/),
  ])
  const live = await visitor.call(siteCalls.getActiveRedirects, {})
  expect(live.map(({ source_url }) => source_url)).toEqual(expect.arrayContaining(['/ring-a', '/chain-5']))
  expect(live.some(({ source_url }) => ['/ring-c', '/chain-6', '/out'].includes(source_url))).toBe(false)
})

test('a redirect that was wrong before keeps nobody from publishing another, but is itself published only when right', async () => {
  const insideOut = { target_url: 'https://gone.example/', external: true, is_filter: false }
  await putEntry(shop.db, 'redirect', '/left-a', { ...insideOut, target_url: '/left-b', external: false })
  await putEntry(shop.db, 'redirect', '/left-b', { ...insideOut, target_url: '/left-a', external: false })
  await putEntry(shop.db, 'redirect', '/left-out', insideOut)
  expect(await refused(redirect('/fine'), redirectTo('/faq'))).toBe('published')
  expect(await refused(redirect('/into'), redirectTo('/left-a'))).toEqual(['/into'])
  const other = { ...redirectTo(''), body: { ...insideOut, target_url: 'https://gone.example/other' } }
  expect(await refused(redirect('/left-out'), other)).toEqual(['/left-out'])
  expect(await refused(redirect('/left-b'), redirectTo('/left-a?x=1'))).toEqual(['/left-b'])
  expect(await refused(redirect('/left-b'), redirectTo('/faq'))).toBe('published')
})

test('a redirect that is published may not lengthen the chain of another too far', async () => {
  for (const n of [2, 3, 4, 5, 6]) await published(ada, redirect(`/long-${n}`), redirectTo(`/long-${n + 1}`))
  await published(ada, redirect('/long-0'), redirectTo('/long-1'))
  expect(await refused(redirect('/long-1'), redirectTo('/long-2'))).toEqual(['/long-0', '/long-1'])
})

test('[RED-02] a redirect out of the shop is followed only while the settings name its host', async () => {
  const sources = async () =>
    (await visitor.call(siteCalls.getActiveRedirects, {})).map(({ source_url }) => source_url)
  expect(await sources()).toContain('/safety-council')
  await setAppSetting(shop.db, 'redirect_hosts', 'careers.example.com')
  await seen(sources).not.toContain('/safety-council')
  expect(await sources()).toContain('/careers')
  expect(shop.lines.filter((line) => line.includes('/safety-council'))).toEqual([
    'the redirect /safety-council of storefront 11 is left out: its host is not in redirect_hosts',
  ])
})

test('[RED-05] a loop is named when the draft of a redirect is saved, before anybody publishes it', async () => {
  await published(ada, redirect('/round-a'), redirectTo('/round-b'))
  const address = redirect('/round-b')
  const saved = async (target: string, version: number | null) => {
    const answer = await ada.call(edit.saveContentDraft, {
      body: { ...address, content: redirectTo(target), based_on: null, draft_version: version },
    })
    if (answer.kind !== 'saved') throw new Error(answer.kind)
    return answer
  }
  const { problems, draft } = await saved('/Round-A/', null)
  expect(problems).toContainEqual({
    ...address,
    field: 'target_url',
    text: 'This redirect leads in a circle: /round-b → /round-a → /round-b.',
  })
  expect((await saved('/faq', draft.version)).problems).toEqual([])
})

test('a redirect that hides a product is published with a warning', async () => {
  const { url } = await shop.db
    .selectFrom('products')
    .select('url')
    .where('project_id', '=', 11)
    .limit(1)
    .executeTakeFirstOrThrow()
  const key = `/product/${url.toLowerCase()}`
  const answer = await publish(ada, [await draftOf(ada, redirect(key), redirectTo('/faq'))])
  expect(answer).toMatchObject({
    kind: 'published',
    warnings: [{ key, text: expect.stringMatching(/^Visitors no longer reach/) }],
  })
})

test('the list tells how often each redirect was followed in the last 30 days', async () => {
  await published(ada, redirect('/counted'), redirectTo('/faq'))
  await published(ada, redirect('/uncounted'), redirectTo('/faq'))
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  const hit = { project_id: 11, source: '/counted' }
  await shop.db
    .insertInto('redirect_hits')
    .values([
      { ...hit, day: daysAgo(0), n: 4 },
      { ...hit, day: daysAgo(28), n: 3 },
      { ...hit, day: daysAgo(31), n: 90 },
      { ...hit, project_id: 14, day: daysAgo(0), n: 900 },
    ])
    .execute()
  const states = await ada.call(edit.listContent, {})
  const hitsOf = (path: string) => states.find(({ key }) => key === path)?.hits
  expect([hitsOf('/counted'), hitsOf('/uncounted')]).toEqual([7, 0])
})
