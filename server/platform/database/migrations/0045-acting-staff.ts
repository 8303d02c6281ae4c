import type { Db } from '#server/platform/database/db.ts'

const FORMER = 'customers c join staff f on lower(f.email) = lower(c.email)'

/** Who acts as a customer is a person of `staff`, no longer a customer that is marked as staff. */
const statements = [
  // their name stays in the history; `staff add` gives them credentials
  `insert into staff (email, name, password_hash, otp_secret, rights, removed_at)
   select distinct on (lower(c.email)) c.email, c.firstname || ' ' || c.lastname, c.password_hash, '', '{}', now()
   from customers c where c.is_staff and not exists (select from staff f where lower(f.email) = lower(c.email))
   order by lower(c.email), c.project_id`,
  // such a session ends within the hour
  'delete from sessions where staff_id is not null',
  'alter table sessions drop constraint sessions_staff_id_fkey',
  'alter table sessions add foreign key (staff_id) references staff on delete cascade',
  `update audit a set staff_id = f.id from ${FORMER} where c.id = a.staff_id`,
  'alter table customers drop constraint customers_age_confirmed_by_fkey',
  `update customers u set age_confirmed_by = (select f.id from ${FORMER} where c.id = u.age_confirmed_by)
   where age_confirmed_by is not null`,
  'alter table customers add foreign key (age_confirmed_by) references staff on delete set null',
  'alter table customers drop column is_staff, drop column otp_secret',
]
const back = [
  'alter table customers add column is_staff boolean not null default false, add column otp_secret text',
  'delete from sessions where staff_id is not null',
  'alter table sessions drop constraint sessions_staff_id_fkey',
  'alter table sessions add foreign key (staff_id) references customers on delete cascade',
  `update audit a set staff_id = c.id from ${FORMER} where f.id = a.staff_id`,
  'alter table customers drop constraint customers_age_confirmed_by_fkey',
  `update customers u set age_confirmed_by = (select min(c.id) from ${FORMER} where f.id = u.age_confirmed_by)
   where age_confirmed_by is not null`,
  'alter table customers add foreign key (age_confirmed_by) references customers on delete set null',
]

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  for (const statement of back) await db.query(statement)
}
