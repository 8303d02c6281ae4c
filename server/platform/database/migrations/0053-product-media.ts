import type { Db } from '#server/platform/database/db.ts'

/**
 * The photos of products, in order. `source` is the hash of the file as it was given and `name` its name, so that the same
 * file is the same photo again; `for_products` keeps photos out of the pictures that entries show.
 */
const statements = [
  'alter table media add column for_products boolean not null default false',
  // two photos change places within one statement
  `create table product_media (
     product_id int not null references products on delete cascade, position int not null check (position > 0),
     sha256 text not null references media, alt text not null default '', name text not null, source text not null,
     primary key (product_id, sha256), unique (product_id, source), unique (product_id, position) deferrable)`,
  'create index product_media_sha256 on product_media (sha256)',
  `create trigger product_media_version after insert or update or delete or truncate on product_media
     for each statement execute function bump_version('catalog')`,
]
const back = ['drop table product_media', 'alter table media drop column for_products']

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  for (const statement of back) await db.query(statement)
}
