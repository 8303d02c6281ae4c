import { Pool } from 'pg'

export interface Charge {
  readonly key: string
  readonly amount_cents: number
  readonly state: 'approved' | 'declined' | 'reversed' | 'tombstone'
  readonly code: string | null
  readonly brand: string | null
  readonly last_four: string | null
  readonly reference: string | null
}

/** The sandbox's own books, on connections of its own: they outlive whatever happens to the shop. */
export interface ChargeBook {
  /** Writes a charge unless its key is known; answers what the book has under the key. */
  enter(charge: Charge): Promise<Charge>
  find(key: string): Promise<Charge | null>
  /** Reverses an approved charge; leaves a tombstone where there is none. */
  reverse(key: string): Promise<void>
  close(): Promise<void>
}

const FIELDS = 'key, amount_cents, state, code, brand, last_four, reference'
const ENTER = {
  name: 'charge-enter',
  text: `insert into gateway.charges (${FIELDS}) values ($1, $2, $3, $4, $5, $6, $7) on conflict (key) do nothing`,
}
const FIND = { name: 'charge-find', text: `select ${FIELDS} from gateway.charges where key = $1` }
const REVERSE = {
  name: 'charge-reverse',
  text: `insert into gateway.charges (key, amount_cents, state) values ($1, 0, 'tombstone')
    on conflict (key) do update set state = 'reversed', reversed_at = now() where charges.state = 'approved'`,
}

export function openChargeBook(databaseUrl: string, connections = 4): ChargeBook {
  const pool = new Pool({ connectionString: databaseUrl, max: connections, connectionTimeoutMillis: 10_000 })
  pool.on('error', () => undefined)
  const find = async (key: string) => {
    const { rows } = await pool.query<Charge>({ ...FIND, values: [key] })
    return rows[0] ?? null
  }
  return {
    find,
    enter: async (charge) => {
      const { key, amount_cents, state, code, brand, last_four, reference } = charge
      const values = [key, amount_cents, state, code, brand, last_four, reference]
      const { rowCount } = await pool.query({ ...ENTER, values })
      return rowCount === 1 ? charge : ((await find(key)) ?? charge)
    },
    reverse: async (key) => {
      await pool.query({ ...REVERSE, values: [key] })
    },
    close: () => pool.end(),
  }
}
