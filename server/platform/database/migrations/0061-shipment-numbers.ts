import type { Db } from '#server/platform/database/db.ts'

/**
 * A shipment has as many tracking numbers as the carrier gives it, is corrected, and is taken back without being deleted.
 * `tracking_number` is of versions before this one.
 */
const statements = [
  `alter table shipments add column numbers text[] not null default '{}', add column revision int not null default 1,
     add column voided_at timestamptz, add column voided_by int references staff,
     add check (voided_by is null or voided_at is not null)`,
  'update shipments set numbers = array[tracking_number] where tracking_number is not null',
  // a version before this one writes the single number during a rolling update
  `create function fill_shipment_numbers() returns trigger language plpgsql as $$ begin
     new.numbers = array[new.tracking_number];
     return new;
   end $$`,
  `create trigger shipments_single_number before insert on shipments
     for each row when (new.tracking_number is not null and new.numbers = '{}') execute function fill_shipment_numbers()`,
]
const back = [
  'drop trigger shipments_single_number on shipments',
  'drop function fill_shipment_numbers()',
  'delete from shipments where voided_at is not null',
  'update shipments set tracking_number = numbers[1]',
  `alter table shipments drop column numbers, drop column revision, drop column voided_at, drop column voided_by`,
]

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  for (const statement of back) await db.query(statement)
}
