import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { contentEditingCalls as edit } from '#contract/content/content-editing.ts'
import { randomFrom } from '#statecharts/engine/random.ts'
import { draftOf, page, pageOf, publish, published } from '#tests/support/editing.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { useShop } from '#tests/support/shop.ts'
import type { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop()
const editors = await Promise.all([1, 2, 3].map(async () => logInEditor(shop.url, await makeEditor(shop.db))))

const ada = await logInEditor(shop.url, await makeEditor(shop.db))

const EDITS = 200
const KEYS = ['/pages/a', '/pages/b', '/pages/c', '/pages/d']

/** Entries whose history does not lead to what is live, or has a gap. */
const gaps = async () =>
  (
    await sql<{ key: string }>`
      with chain as (
        select r.*, lag(r.after) over w as previous, row_number() over w as n, lead(r.id) over w is null as is_last
        from revisions r where r.kind = 'page' window w as (partition by project_id, kind, key order by id))
      select c.key from chain c
      left join entries e on e.project_id = c.project_id and e.kind = c.kind and e.key = c.key
      where (n > 1 and c.before is distinct from c.previous)
        or (is_last and c.after is distinct from (to_jsonb(e) - array['project_id', 'kind', 'key']))`.execute(
      shop.db,
    )
  ).rows

/** Ends connections of the server in whatever they are doing. */
const killConnections = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query ilike '%entries%'`.execute(
    shop.db,
  )

/** One random edit; a lost connection may fail it, a lost race may refuse it. */
async function editOnce(editor: Shopper, random: () => number): Promise<string> {
  const address = page(KEYS[Math.trunc(random() * KEYS.length)] ?? '')
  try {
    if (random() < 0.2) {
      const [latest] = await editor.call(edit.contentHistory, { body: address })
      if (!latest) return 'none'
      const body = { ...address, revision: latest.id, based_on: latest.id }
      return (await editor.call(edit.restoreContent, { body })).kind
    }
    const content = random() < 0.15 ? null : pageOf(`Title ${random()}`)
    return (await publish(editor, [await draftOf(editor, address, content)])).kind
  } catch {
    return 'lost'
  }
}

test(`${EDITS} edits of 3 editors with killed connections: the history of every entry leads to what is live`, async () => {
  let left = EDITS
  const outcomes: string[] = []
  const work = async (editor: Shopper, seed: number) => {
    const random = randomFrom(seed)
    while (left-- > 0) {
      if (left % 20 === 0) await killConnections()
      outcomes.push(await editOnce(editor, random))
    }
  }
  await Promise.all(editors.map((editor, at) => work(editor, at + 1)))
  expect(outcomes.filter((kind) => kind === 'published').length).toBeGreaterThan(EDITS / 4)
  expect(await gaps()).toEqual([])
})

test('control: an edit that leaves no history is found', async () => {
  await sql`alter table entries disable trigger entries_revision`.execute(shop.db)
  await sql`update entries set position = position + 1 where kind = 'page' and key = '/faq' and project_id = 11`.execute(
    shop.db,
  )
  await sql`alter table entries enable trigger entries_revision`.execute(shop.db)
  expect(await gaps()).toEqual([{ key: '/faq' }])
})

test('the history cannot be changed, and changes of settings are in it', async () => {
  await expect(sql`delete from revisions`.execute(shop.db)).rejects.toThrow('its history would be lost')
  await expect(sql`update revisions set note = ''`.execute(shop.db)).rejects.toThrow(
    'its history would be lost',
  )
  await expect(sql`truncate entries`.execute(shop.db)).rejects.toThrow('its history would be lost')
  await sql`update settings set value = '"7"' where key = 'credit_card_fee_percent' and project_id = 11`.execute(
    shop.db,
  )
  const { rows } = await sql`select kind, before, after from revisions where key = 'credit_card_fee_percent'
    and project_id = 11 order by id desc limit 1`.execute(shop.db)
  expect(rows).toEqual([{ kind: 'app', before: { value: 2.5 }, after: { value: '7' } }])
})

test('what is published or undone and cannot be read again is published, with a line in the log', async () => {
  const [editor] = editors
  if (!editor) throw new Error('an editor is needed')
  const address = page('/pages/unread')
  const change = await draftOf(editor, address, pageOf('Unread'))
  // with the commit the version cannot be read anymore
  await sql`create function lose_versions() returns trigger language plpgsql as
    $$ begin alter table versions rename to lost_versions; return null; end $$`.execute(shop.db)
  await sql`create constraint trigger lose_versions after insert on revisions deferrable initially deferred
    for each row execute function lose_versions()`.execute(shop.db)
  const found = () => sql`alter table lost_versions rename to versions`.execute(shop.db)
  const answer = await publish(editor, [change])
  await found()
  if (answer.kind !== 'published') throw new Error(answer.kind)
  const revision = answer.revisions[0]?.revision ?? 0
  const undo = { ...address, revision, based_on: revision }
  const undone = await editor.call(edit.restoreContent, { body: undo })
  await found()
  await sql`drop function lose_versions cascade`.execute(shop.db)
  expect(undone.kind).toBe('published')
  const lines = shop.lines.filter((line) => line.includes('published content cannot be read again'))
  expect(lines.length).toBeGreaterThanOrEqual(2)
})

test('the list tells entries whose time is over or to come, and those that were removed, from those that visitors see', async () => {
  const times = { over: { ends_at: '2020-01-01T00:00:00Z' }, later: { starts_at: '2090-01-01T00:00:00Z' } }
  for (const [name, time] of Object.entries(times))
    await published(ada, page(`/pages/timed-${name}`), { ...pageOf('Timed'), ...time })
  await published(ada, page('/pages/timed-removed'), pageOf('Timed'))
  await published(ada, page('/pages/timed-removed'), null)
  const timed = (await ada.call(edit.listContent, {})).filter(({ key }) => key.includes('/timed-'))
  expect(timed.map(({ key, is_live, timing, is_removed }) => [key, is_live, timing, is_removed])).toEqual([
    ['/pages/timed-later', true, 'later', false],
    ['/pages/timed-over', true, 'over', false],
    ['/pages/timed-removed', false, 'now', true],
  ])
  await draftOf(ada, page('/pages/timed-removed'), pageOf('Back'))
  const back = (await ada.call(edit.listContent, {})).find(({ key }) => key === '/pages/timed-removed')
  expect(back).toMatchObject({ title: 'Back', is_live: false, has_draft: true, is_removed: true })
})
