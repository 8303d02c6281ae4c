import type { Db } from '#server/platform/database/db.ts'

/** Since when customers want the newsletter, and the addresses that visitors have typed for it. */
const statements = [
  'alter table customers add column newsletter_at timestamptz',
  `create table newsletter_addresses (
     id int generated always as identity primary key, project_id int not null, email text not null,
     token uuid not null default gen_random_uuid() unique, asked_at timestamptz not null, unique (project_id, email))`,
  // whoever ends it at an account has ended it for the address
  `create function newsletter_changed() returns trigger language plpgsql as $$ begin
     if new.newsletter then
       if tg_op = 'INSERT' or not old.newsletter then new.newsletter_at := now(); end if;
     elsif tg_op = 'UPDATE' and old.newsletter then
       new.newsletter_at := null;
       delete from newsletter_addresses where project_id = old.project_id and email = old.email;
     end if;
     return new;
   end $$`,
  `create trigger customers_newsletter before insert or update of newsletter on customers
     for each row execute function newsletter_changed()`,
]
const back = [
  'drop trigger customers_newsletter on customers',
  'drop function newsletter_changed()',
  'drop table newsletter_addresses',
  'alter table customers drop column newsletter_at',
]

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  for (const statement of back) await db.query(statement)
}
