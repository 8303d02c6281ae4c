import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { StartError } from '#server/platform/start/start-error.ts'

const holdKey = 20_261_121
const lockTimeoutMs = 3000

export type Hold = { release(): Promise<void> }

/**
 * Takes a session-level advisory lock on the data for this process. The lock ends with the connection, so a crash
 * leaves no stale lock. Throws a StartError that names the holder when it is taken.
 */
export async function holdData(url: string, holder: string, onLost: () => void): Promise<Hold> {
  const client = await connected(url, holder)
  let lost = false
  const lose = () => {
    if (lost) return
    lost = true
    onLost()
  }
  client.on('error', lose)
  client.on('end', lose)
  const release = async () => {
    lost = true
    await client.end().catch(() => undefined)
  }
  for (let waited = 0; waited < lockTimeoutMs; waited += 100) {
    if (await isTaken(client)) return { release }
    await pause(100)
  }
  const other = (await nameOfHolder(client)) ?? 'another process'
  await release()
  throw new StartError(
    `The shop's data is held by ${other}; stop that one first, or set SHOP_DATA_DIR (and PORT) for a second shop.`,
  )
}

/** The name of the process that holds the lock, or null. */
export async function dataHolder(url: string): Promise<string | null> {
  const client = await connected(url, `process ${process.pid} looking`)
  try {
    return await nameOfHolder(client)
  } finally {
    await client.end()
  }
}

async function connected(url: string, holder: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: holder.slice(0, 63) })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function isTaken(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    holdKey,
  ])
  return rows[0]?.taken ?? false
}

async function nameOfHolder(client: Client): Promise<string | null> {
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.objid = $1 and l.granted`,
    [holdKey],
  )
  return rows[0]?.name ?? null
}
