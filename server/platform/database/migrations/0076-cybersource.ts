import type { Db } from '#server/platform/database/db.ts'

/**
 * What was asked of CyberSource, written before each request, so that a lost answer is looked up and nothing is asked twice.
 * And a refund of a part of a charge that is not settled yet is asked for again, but not before an hour.
 */
const statements = [
  `create table gateway.attempts (
     key text not null, attempt int not null check (attempt > 0),
     kind text not null check (kind in ('charge', 'void', 'refund')), charge_key text not null,
     amount_cents int not null check (amount_cents >= 0),
     state text not null
       check (state in ('asked', 'approved', 'declined', 'reversed', 'notVoidable', 'notSettled', 'notMade')),
     code text, reference text, brand text, last_four text, asked_at timestamptz not null, primary key (key, attempt),
     check (kind <> 'charge' or (attempt = 1 and charge_key = key)))`,
  'create index attempts_charge on gateway.attempts (charge_key)',
  'alter table payments add column ask_after timestamptz',
]
const back = ['alter table payments drop column ask_after', 'drop table gateway.attempts']

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  for (const statement of back) await db.query(statement)
}
