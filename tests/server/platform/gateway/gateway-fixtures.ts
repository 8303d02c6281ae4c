import { sql } from 'kysely'
import type { CardGateway } from '#server/platform/gateway/card-gateway.ts'
import {
  createCybersourceGateway,
  type CybersourceOptions,
} from '#server/platform/gateway/cybersource/cybersource-gateway.ts'
import { openStandIn, type StandInOptions } from '#server/platform/gateway/cybersource/stand-in/stand-in.ts'
import { createSandboxGateway } from '#server/platform/gateway/sandbox-gateway.ts'
import { openDatabase } from '#tests/support/database.ts'

/** What a provider has charged and given back, in cents. */
export interface Sums {
  readonly charged: number
  readonly refunded: number
}

/** A gateway with the book of its provider. */
export interface GatewayFixture {
  readonly gateway: CardGateway
  /** of the key of a charge, as the provider knows it */
  readonly sumsOf: (key: string) => Promise<Sums>
  close(): Promise<void>
}

export function openSandboxFixture(databaseUrl: string): GatewayFixture {
  const gateway = createSandboxGateway({ databaseUrl, slowAfter: 30 })
  const db = openDatabase(databaseUrl, 1)
  return {
    gateway,
    sumsOf: async (key) => {
      const { rows } = await sql<Sums & { state: string }>`select c.state, c.amount_cents as charged,
        (select coalesce(sum(r.amount_cents), 0)::int from gateway.refunds r
          where r.charge_key = c.key and r.state = 'approved') as refunded
        from gateway.charges c where c.key = ${key} and c.state in ('approved', 'reversed')`.execute(db)
      const [row] = rows
      if (!row) return { charged: 0, refunded: 0 }
      return { charged: row.charged, refunded: row.state === 'reversed' ? row.charged : row.refunded }
    },
    close: async () => {
      await gateway.close()
      await db.destroy()
    },
  }
}

type CybersourceChoices = StandInOptions & Pick<CybersourceOptions, 'definiteAfter'>

/** By default everything is settled and found at once, and what is not found was not made. */
export async function openCybersourceFixture(databaseUrl: string, choices: CybersourceChoices = {}) {
  const { definiteAfter = 0, ...standInOptions } = choices
  const standIn = await openStandIn({ slowAfter: 30, ...standInOptions })
  const gateway = createCybersourceGateway({
    databaseUrl,
    config: standIn.keys.config,
    definiteAfter,
    ...(choices.now && { now: choices.now }),
  })
  return {
    gateway,
    standIn,
    sumsOf: (key: string): Promise<Sums> =>
      Promise.resolve(standIn.book.sums().get(key) ?? { charged: 0, refunded: 0 }),
    close: async () => {
      await gateway.close()
      await standIn.close()
    },
  } satisfies GatewayFixture & Record<string, unknown>
}
