import type { Transaction } from '#server/platform/database/db.ts'
import { array, bool, int4, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { SETTINGS } from './setting-table.ts'

// writes those that are empty too: a secret that somebody is typing meanwhile is for the former address
const empty = statement({
  name: 'settings-remove-secrets',
  sql: `with stored as (select project_id, key, value <> '""' as was_set from settings
     where project_id = any(:projectIds) and kind = 'server' and key = any(:keys) order by project_id, key for update)
   update settings s set value = '""' from stored
   where s.project_id = stored.project_id and s.kind = 'server' and s.key = stored.key
   returning s.project_id, s.key, s.xmin::text as version, stored.was_set`,
  params: { projectIds: array(int4), keys: array(text) },
  row: { project_id: int4, key: text, version: text, was_set: bool },
})

/** A secret that is empty from now on; `version`: that of its row */
export interface RemovedSecret {
  readonly project_id: number
  readonly key: string
  readonly version: string
  readonly was_set: boolean
}

/**
 * In the transaction that changes the setting `key` of the storefronts: removes the secrets that are sent to the address in
 * it. Otherwise whoever may change settings could read a secret by sending it to an address of their own.
 */
export async function removeSecretsSentTo(
  trx: Transaction,
  key: string,
  projectIds: readonly number[],
): Promise<readonly RemovedSecret[]> {
  const keys = [...SETTINGS].filter(([, { sentTo }]) => sentTo === key).map(([secret]) => secret)
  return keys.length === 0 || projectIds.length === 0 ? [] : empty(trx, { projectIds, keys })
}

/** For the person who changed the address; null: there was no secret. */
export const removedText = ({ key, was_set }: RemovedSecret): string | null =>
  was_set
    ? `${key} was removed, because it is for the former address. Set the one for the new address.`
    : null
