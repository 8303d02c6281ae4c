import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { contentCalls } from '#contract/content/content.ts'
import { contentEditingCalls as edit } from '#contract/content/content-editing.ts'
import { draftOf, page, pageOf, publish, published } from '#tests/support/editing.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop()
const visitor = new Shopper(shop.url)
const ada = await logInEditor(shop.url, await makeEditor(shop.db))
const bob = await logInEditor(shop.url, await makeEditor(shop.db))
const writer = await logInEditor(shop.url, await makeEditor(shop.db, ['edit']))

const shown = (url: string) => visitor.call(contentCalls.getMarketingPage, { body: { url } })

test('a draft stays inside until it is published; then this process shows it at once', async () => {
  const change = await draftOf(writer, page('/pages/spring'), pageOf('Spring'))
  expect(await shown('/pages/spring')).toBeNull()
  const states = await ada.call(edit.listContent, {})
  expect(states).toContainEqual({
    ...page('/pages/spring'),
    title: 'Spring',
    position: 0,
    starts_at: null,
    ends_at: null,
    is_live: false,
    timing: 'now',
    is_removed: false,
    has_draft: true,
    based_on: null,
    draft_version: change.draft_version,
    is_removal: false,
    target: null,
    hits: 0,
  })
  expect((await writer.send(edit.publishContent, { body: { changes: [change] } })).status).toBe(403)
  const answer = await publish(ada, [change], 'For the season')
  expect(answer).toMatchObject({ kind: 'published', text: 'Published. Visitors see it now.' })
  expect(await shown('/pages/spring')).toMatchObject({ title: 'Spring' })
  const { draft, live } = await ada.call(edit.openContent, { body: page('/pages/spring') })
  expect(draft).toBeNull()
  expect(live).toEqual(pageOf('Spring'))
})

test('strangers and customers get the 404 of a call that does not exist', async () => {
  const replies = [
    await visitor.send(edit.listContent, {}),
    await visitor.send(edit.openContent, { body: page('/pages/spring') }),
  ]
  expect(replies.map(({ status }) => status)).toEqual([404, 404])
})

test('the history names author, note and both sides; undo brings back the bytes before', async () => {
  const stored = async () =>
    (
      await sql`select md5(e::text) as sum from entries e where kind = 'page' and key = '/pages/undo' and project_id = 11`.execute(
        shop.db,
      )
    ).rows
  const address = page('/pages/undo')
  await published(ada, address, pageOf('First'))
  const before = await stored()
  const revision = await published(ada, page('/pages/undo'), {
    ...pageOf('Second'),
    ends_at: '2030-01-01T00:00:00Z',
  })
  const [latest, first] = await ada.call(edit.contentHistory, { body: page('/pages/undo') })
  expect(latest).toMatchObject({
    id: revision,
    before: pageOf('First'),
    after: { body: pageOf('Second').body },
  })
  expect(latest?.staff).toMatch(/^Editor \d+$/)
  expect(first).toMatchObject({ before: null, after: pageOf('First') })
  const undo = () => ada.call(edit.restoreContent, { body: { ...address, revision, based_on: revision } })
  const undone = await undo()
  expect(undone.kind).toBe('published')
  expect(await stored()).toEqual(before)
  expect(await undo(), 'repeated after a lost answer').toEqual(undone)
  expect(await stored()).toEqual(before)
  await published(bob, address, pageOf('Third'))
  expect((await undo()).kind).toBe('changed')
})

test('an entry can be removed and its removal undone', async () => {
  const address = page('/pages/gone')
  await published(ada, address, pageOf('Gone'))
  const revision = await published(ada, page('/pages/gone'), null)
  expect(await shown('/pages/gone')).toBeNull()
  await ada.call(edit.restoreContent, { body: { ...address, revision, based_on: revision } })
  expect(await shown('/pages/gone')).toMatchObject({ title: 'Gone' })
})

test('two editors of one entry: the second learns what the first saved and published, and no text is lost', async () => {
  const address = page('/pages/both')
  await published(ada, address, pageOf('Old'))
  const adas = await draftOf(ada, address, pageOf('Of Ada'))
  const late = await bob.call(edit.saveContentDraft, {
    body: { ...address, content: pageOf('Of Bob'), based_on: adas.based_on, draft_version: null },
  })
  expect(late).toMatchObject({ kind: 'changed', changes: [{ content: { body: pageOf('Of Ada').body } }] })
  const bobs = await draftOf(bob, address, pageOf('Of Bob'))
  expect(await publish(ada, [adas])).toMatchObject({
    kind: 'changed',
    changes: [
      {
        content: { body: pageOf('Of Bob').body },
        text: expect.stringMatching(/^Editor \d+ changed this at /),
      },
    ],
  })
  expect((await publish(bob, [bobs])).kind).toBe('published')
  const again = await ada.call(edit.saveContentDraft, {
    body: { ...address, content: pageOf('Of Ada'), based_on: adas.based_on, draft_version: null },
  })
  if (again.kind !== 'saved') throw new Error(again.kind)
  const { version } = again.draft
  expect(await publish(ada, [{ ...address, based_on: adas.based_on, draft_version: version }])).toMatchObject(
    {
      kind: 'changed',
      changes: [{ content: { body: pageOf('Of Bob').body } }],
    },
  )
})

test('a save or discard that is repeated after a lost answer is what it was, and not somebody else’s change', async () => {
  const address = page('/pages/repeated')
  const body = { ...address, content: pageOf('Repeated'), based_on: null, draft_version: null }
  const saved = await ada.call(edit.saveContentDraft, { body })
  if (saved.kind !== 'saved') throw new Error(saved.kind)
  expect(await ada.call(edit.saveContentDraft, { body })).toEqual(saved)
  const other = { ...body, content: pageOf('Other') }
  expect((await ada.call(edit.saveContentDraft, { body: other })).kind).toBe('changed')
  const discarded = { body: { ...address, draft_version: saved.draft.version } }
  expect(await ada.call(edit.discardContentDraft, discarded)).toMatchObject({ success: true })
  expect(await ada.call(edit.discardContentDraft, discarded)).toMatchObject({ success: true })
  await draftOf(bob, address, pageOf('Newer'))
  expect(await ada.call(edit.discardContentDraft, discarded)).toMatchObject({ success: false })
})

test('a draft of an entry with times that is saved again after a lost answer is what it was', async () => {
  const address = page('/pages/timed')
  const times = { starts_at: '2030-01-01T00:00:00.120Z', ends_at: '2031-01-01T00:00:00+02:00' }
  await published(ada, address, { ...pageOf('Timed'), ...times })
  const { live, revision } = await ada.call(edit.openContent, { body: address })
  expect(live?.starts_at).toBe('2030-01-01T00:00:00.12+00:00')
  const body = { ...address, content: live, based_on: revision, draft_version: null }
  const saved = await ada.call(edit.saveContentDraft, { body })
  expect(saved.kind).toBe('saved')
  expect(await ada.call(edit.saveContentDraft, { body })).toEqual(saved)
  const later = { ...body, content: live && { ...live, starts_at: '2030-01-01T00:00:00.121Z' } }
  expect((await ada.call(edit.saveContentDraft, { body: later })).kind).toBe('changed')
})

test('a time on a day that does not exist is 422 and names the field, in a banner as in a page', async () => {
  for (const address of [page('/pages/never'), { kind: 'banner', key: 'never' } as const])
    for (const moment of ['2027-02-30T10:00:00Z', '0000-01-01T00:00:00Z', '2027-01-01T00:00:00+05']) {
      const content = { ...pageOf('Never'), ends_at: moment }
      const body = { ...address, content, based_on: null, draft_version: null }
      const reply = await ada.send(edit.saveContentDraft, { body })
      expect([reply.status, reply.body]).toEqual([
        422,
        { success: false, errors: ['content.ends_at: is not a moment of the calendar'] },
      ])
    }
})

test('a post dated on a day that does not exist is not published, and the field is named', async () => {
  const { body } = pageOf('Never')
  const post = { kind: 'post', key: '/news/never' } as const
  const draft = await draftOf(ada, post, { ...pageOf('Never'), body: { ...body, date: '2027-02-30' } })
  expect(await publish(ada, [draft])).toMatchObject({
    problems: expect.arrayContaining([{ ...post, field: 'date', text: 'is not a day of the calendar' }]),
  })
})

test('a draft saved after another was discarded has a version of its own', async () => {
  const address = page('/pages/discarded')
  const first = await draftOf(ada, address, pageOf('First'))
  const { based_on: _, ...discarded } = first
  await ada.call(edit.discardContentDraft, { body: discarded })
  const second = await draftOf(bob, address, pageOf('Second'))
  expect(second.draft_version).not.toBe(first.draft_version)
  expect(await publish(ada, [first])).toMatchObject({ kind: 'changed' })
})

test('one invalid change keeps all of them from being published', async () => {
  const good = await draftOf(ada, page('/pages/good'), pageOf('Good'))
  const bad = await draftOf(
    ada,
    { kind: 'tile', key: 'bad' },
    {
      ...pageOf(''),
      body: {
        image_url: 'https://elsewhere.example/a.png',
        alt: 'A',
        title: 'T',
        text: '',
        link_to: 'javascript:x',
      },
    },
  )
  const answer = await publish(ada, [good, bad])
  expect(answer).toMatchObject({
    kind: 'invalid',
    problems: [
      { key: 'bad', field: 'image_url' },
      { key: 'bad', field: 'link_to' },
    ],
  })
  expect(await shown('/pages/good')).toBeNull()
  expect((await publish(ada, [good])).kind).toBe('published')
})
