import type { Db } from '#server/platform/database/db.ts'
import { int4, text, uuid } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { writeMessageTo } from '#server/site/mail/messages/write-message.ts'

/** in one transaction */
const BATCH = 500

/** Of two processes that see the same alert, one takes it. Whoever waits has waited since the product was sold out. */
const takeDue = statement({
  name: 'stock-alerts-due',
  sql: `with due as (select a.id from stock_alerts a join products p on p.id = a.product_id
     join stock s on s.product_id = p.id where p.active and s.qty > 0
     order by a.id limit ${BATCH} for update of a skip locked)
   delete from stock_alerts a using due d, products p, customers c
   where a.id = d.id and p.id = a.product_id and c.id = a.customer_id
   returning a.id, a.customer_id, p.model, p.name, p.url, c.mail_token`,
  row: { id: int4, customer_id: int4, model: text, name: text, url: text, mail_token: uuid },
})

/**
 * Writes to everybody who waits for a product that has cases again, by whatever path they came, once; resolves with
 * whether it wrote. Safe in several processes at once.
 */
export async function writeStockAlerts(db: Db, now: Date): Promise<boolean> {
  let written = 0
  for (let batch = BATCH; batch === BATCH; written += batch)
    batch = await inTransaction(db, async (trx) => {
      const due = await takeDue(trx)
      for (const { id, customer_id, mail_token, ...product } of due) {
        const message = { kind: 'backInStock', alert_id: id, mail_token, ...product } as const
        await writeMessageTo(trx, customer_id, message, now)
      }
      return due.length
    })
  return written > 0
}
