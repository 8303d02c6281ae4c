import { sql } from 'kysely'
import type { StandInBook, Transaction } from '#server/platform/gateway/cybersource/stand-in/stand-in-book.ts'
import type { TestDb } from '#tests/support/database.ts'

/**
 * Copies what the stand-in of CyberSource books into the tables of the sandbox, where audits read it. A second charge or refund
 * under a key gets a key of its own, which audits find.
 */
export function copyBook(db: TestDb, book: StandInBook): () => Promise<void> {
  let copied = 0
  let running: Promise<void> = Promise.resolve()
  const copy = async () => {
    while (copied < book.entries.length) {
      const entry = book.entries[copied++]
      if (entry?.flag === 'SOK') await copyOne(db, book, entry)
    }
  }
  return () => {
    running = running.then(copy)
    return running
  }
}

async function copyOne(db: TestDb, book: StandInBook, entry: Transaction): Promise<void> {
  if (entry.kind === 'sale') return copySale(db, entry)
  if (entry.kind !== 'void' && entry.kind !== 'refund') return undefined
  const sale = book.payment(entry.paymentId ?? '')
  if (!sale) {
    // a refund is taken back
    await sql`delete from gateway.refunds where reference = ${entry.paymentId}`.execute(db)
    return undefined
  }
  if (entry.code === sale.code)
    await sql`update gateway.charges set state = 'reversed' where reference = ${sale.id}`.execute(db)
  else
    await sql`insert into gateway.refunds (key, charge_key, amount_cents, state, reference)
      select ${entry.code} || case when exists (select from gateway.refunds where key = ${entry.code})
        then '-' || ${entry.id} else '' end, ${sale.code}, ${entry.cents}, 'approved', ${entry.id}`.execute(
      db,
    )
  return undefined
}

async function copySale(db: TestDb, { id, code, cents, brand, lastFour }: Transaction): Promise<void> {
  await sql`insert into gateway.charges (key, amount_cents, state, brand, last_four, reference)
    select ${code} || case when exists (select from gateway.charges where key = ${code})
      then '-' || ${id} else '' end, ${cents}, 'approved', ${brand}, ${lastFour}, ${id}`.execute(db)
}
