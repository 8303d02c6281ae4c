import type { Db } from '#server/platform/database/db.ts'

const statements = [
  `create table entries (
     project_id int not null,
     kind text not null check (kind in ('page', 'post', 'menu', 'banner', 'slide', 'tile', 'social', 'section', 'dealer', 'choice', 'redirect', 'seo')),
     key text not null, body jsonb not null, position int not null default 0, starts_at timestamptz, ends_at timestamptz,
     primary key (project_id, kind, key))`,
  // `body` is null in a draft that removes the entry; `based_on` is the latest revision of the entry when it was begun
  `create table drafts (
     project_id int not null, kind text not null, key text not null, body jsonb, position int not null default 0,
     starts_at timestamptz, ends_at timestamptz, based_on bigint, version int not null default 1, staff_id int,
     saved_at timestamptz not null, primary key (project_id, kind, key))`,
  `create table revisions (
     id bigint generated always as identity primary key, project_id int not null, kind text not null, key text not null,
     before jsonb, after jsonb, staff_id int, note text, at timestamptz not null default clock_timestamp())`,
  'create index revisions_entry on revisions (project_id, kind, key, id)',
  `create table media (
     sha256 text primary key, type text not null check (type in ('png', 'jpg', 'webp', 'avif')), bytes bytea not null check (octet_length(bytes) <= 2097152),
     width int not null, height int not null, alt text not null default '', staff_id int, created_at timestamptz not null default now())`,
  `create table redirect_hits (
     project_id int not null, source text not null, day date not null, n int not null, primary key (project_id, source, day))`,

  `insert into versions (name, version) values ('content', 1)`,
  `create trigger entries_version after insert or update or delete or truncate on entries for each statement execute function bump_version('content')`,

  // a transaction names its author by set_config('shop.staff_id', …, true) and set_config('shop.note', …, true)
  `create function record_revision() returns trigger language plpgsql set timezone to 'UTC' as $$
   declare
     was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - array['project_id', 'kind', 'key'] end;
     becomes jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - array['project_id', 'kind', 'key'] end;
     author int := nullif(current_setting('shop.staff_id', true), '')::int;
     reason text := nullif(current_setting('shop.note', true), '');
   begin
     if tg_op = 'UPDATE' and (old.project_id, old.kind, old.key) is distinct from (new.project_id, new.kind, new.key) then
       insert into revisions (project_id, kind, key, before, after, staff_id, note) values (old.project_id, old.kind, old.key, was, null, author, reason);
       was := null;
     end if;
     if was is distinct from becomes then
       insert into revisions (project_id, kind, key, before, after, staff_id, note)
       values (coalesce(new.project_id, old.project_id), coalesce(new.kind, old.kind), coalesce(new.key, old.key), was, becomes, author, reason);
     end if;
     return null;
   end $$`,
  ...['entries', 'settings'].map(
    (table) =>
      `create trigger ${table}_revision after insert or update or delete on ${table} for each row execute function record_revision()`,
  ),
  `create function refuse_change() returns trigger language plpgsql as $$ begin
     raise exception '% of % is refused: its history would be lost', tg_op, tg_table_name; end $$`,
  'create trigger revisions_kept before update or delete or truncate on revisions for each statement execute function refuse_change()',
  'create trigger entries_kept before truncate on entries for each statement execute function refuse_change()',
]

const SHOP = 'https://shop.invalid'
export const PROTECTED = /^\/(login|login-as|register|account|cart|checkout|staff|down-for-maintenance)(\/|$)/

/** The key of an address, or what keeps it from being one. */
export function keyOf(address: string): { readonly key: string } | { readonly problem: string } {
  const text = address.trim()
  if (!text.startsWith('/') || /[?#]/.test(text)) return { problem: 'it is not the path of a page' }
  if (/\p{Cc}/u.test(text) || !URL.canParse(text, SHOP)) return { problem: 'it has characters of no path' }
  const { origin, pathname } = new URL(text, SHOP)
  if (origin !== SHOP) return { problem: 'it is not the path of a page' }
  return { key: pathname.toLowerCase().replace(/\/+$/, '') || '/' }
}

interface Moved {
  readonly project_id: number
  readonly address: string
  readonly position: number
  readonly body: object
}

/** Moves rows to entries. What is left out was never followed; it and the reason stand in the history. */
async function move(db: Db, kind: 'redirect' | 'seo', rows: readonly Moved[]): Promise<void> {
  for (const { project_id, address, position, body } of rows) {
    const read = keyOf(address)
    const value = JSON.stringify(body)
    const problem = await problemOf(db, kind, read, { project_id, position, value })
    if (problem === null) continue
    const before = JSON.stringify({ body, position, starts_at: null, ends_at: null })
    const note = `Left out when redirects and titles became content: ${problem}.`
    await db.query(
      'insert into revisions (project_id, kind, key, before, note) values ($1, $2, $3, $4::jsonb, $5)',
      [project_id, kind, address, before, note],
    )
  }
}

async function problemOf(
  db: Db,
  kind: 'redirect' | 'seo',
  read: ReturnType<typeof keyOf>,
  { project_id, position, value }: { project_id: number; position: number; value: string },
): Promise<string | null> {
  if ('problem' in read) return read.problem
  if (kind === 'redirect' && PROTECTED.test(read.key)) return 'no redirect leads away from this page'
  const rows = await db.query(
    `insert into entries (project_id, kind, key, body, position) values ($1, $2, $3, $4::jsonb, $5)
     on conflict do nothing returning key`,
    [project_id, kind, read.key, value, position],
  )
  return rows.length === 0 ? `${read.key} has another one` : null
}

/** The tables that entries replace. */
export async function moveToEntries(db: Db): Promise<void> {
  const redirects = await db.query<Moved>(
    `select project_id, source_url as address, id as position,
       jsonb_build_object('target_url', target_url, 'external', external, 'is_filter', is_filter) as body
     from redirects order by id`,
  )
  await move(db, 'redirect', redirects)
  const titles = await db.query<Moved>(
    `select project_id, path as address, 0 as position,
       jsonb_build_object('page_title', page_title, 'seo_meta', seo_meta) as body
     from page_seo order by project_id, path`,
  )
  await move(db, 'seo', titles)
  await db.query('drop table redirects, page_seo')
}

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
  await moveToEntries(db)
}

export async function down(): Promise<void> {
  throw new Error('The history of the content would be lost: restore a backup instead.')
}
