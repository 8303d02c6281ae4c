import { normalEmail } from '#contract/platform/email.ts'
import { withDatabase } from '#server/platform/database/with-database.ts'
import { bool, int4, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { recordCommand } from '#server/platform/audit/staff-audit.ts'
import { StartError } from '#server/platform/start/start-error.ts'

const setTerms = statement({
  name: 'customer-terms',
  sql: 'update customers set net_terms = :hasTerms where email = :email returning id',
  params: { hasTerms: bool, email: text },
  row: { id: int4 },
})

/** Runs `npm run shop -- terms EMAIL on|off`: whether a customer may pay by invoice. @param words after `terms` */
export async function termsCommand(
  databaseUrl: string,
  [email, word, ...more]: readonly string[],
): Promise<readonly string[]> {
  if (email === undefined || (word !== 'on' && word !== 'off') || more.length > 0)
    throw new StartError('After "terms" come an e-mail address and on or off: who may pay by invoice.')
  return withDatabase(databaseUrl, async (db) => {
    const ids = await inTransaction(db, async (trx) => {
      const changed = await setTerms(trx, { hasTerms: word === 'on', email: normalEmail(email) })
      for (const { id } of changed)
        await recordCommand(trx, { action: `terms ${word}`, subject: `customer ${id}` })
      return changed
    })
    if (ids.length === 0) throw new StartError(`There is no customer with the address ${email}.`)
    return ids.map(({ id }) => `Customer ${id} may ${word === 'on' ? '' : 'no longer '}pay by invoice.`)
  })
}
