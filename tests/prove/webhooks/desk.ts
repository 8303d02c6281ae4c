import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import {
  staffWebhookCalls as calls,
  type Webhook,
  type WebhookAnswer,
  type WebhookKind,
} from '#contract/staff/staff-webhooks.ts'
import { readUntil } from '#tests/prove/rig/read-until.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { Secrets } from './secrets.ts'

export interface DeskWebhook {
  readonly id: string
  readonly url: string
  readonly kinds: WebhookKind[]
  readonly secrets: Secrets
}

/** A member of staff who looks after webhooks. */
export class Desk {
  readonly #staff: Shopper
  readonly #db: TestEnvironment['db']
  rotations = 0
  replays = 0

  private constructor(staff: Shopper, db: TestEnvironment['db']) {
    this.#staff = staff
    this.#db = db
  }

  static async open({ url, db }: TestEnvironment): Promise<Desk> {
    return new Desk(await logInEditor(url, await makeEditor(db, ['settings'])), db)
  }

  async add(url: string, kinds: WebhookKind[]): Promise<DeskWebhook> {
    const id = randomUUID()
    const body = { id, version: null, url, kinds, state: 'active' } as const
    const secrets = new Secrets()
    secrets.add(secretOf(await this.#staff.call(calls.saveWebhook, { body })))
    return { id, url, kinds, secrets }
  }

  /** Switches on one that was paused. */
  async switchOn({ id, url, kinds }: DeskWebhook): Promise<void> {
    const { version } = await this.#shown(id)
    const body = { id, version, url, kinds, state: 'active' } as const
    const { kind, text } = await this.#staff.call(calls.saveWebhook, { body })
    if (kind !== 'saved') throw new Error(text)
  }

  async rotate({ id, secrets }: DeskWebhook): Promise<void> {
    const { version } = await this.#shown(id)
    secrets.add(secretOf(await this.#staff.call(calls.rotateWebhook, { body: { id, version } })))
    this.rotations++
  }

  /** A day passes after a rotation. */
  async endOldSecret({ id, secrets }: DeskWebhook): Promise<void> {
    await sql`update webhooks set rotated_at = rotated_at - interval '25 hours' where id = ${id}`.execute(
      this.#db,
    )
    secrets.endOld()
  }

  async replay({ id }: DeskWebhook, what: { key: string } | { since: string }): Promise<void> {
    const { kind, text } = await this.#staff.call(calls.replayWebhook, { body: { id, what } })
    if (kind !== 'decided') throw new Error(text)
    this.replays++
  }

  /** The key of a delivery that was sent. */
  async sentKey({ id }: DeskWebhook): Promise<string> {
    const deliveries = await this.#staff.call(calls.webhookDeliveries, { params: { id } })
    const sent = deliveries.find(({ state }) => state === 'sent')
    if (!sent) throw new Error('nothing was sent')
    return sent.key
  }

  /** Lets the hours pass in which a receiver is tried; resolves with when it was paused, null: it is not in so many milliseconds. */
  async pausedAt({ id }: DeskWebhook, longest: number): Promise<Date | null> {
    const { paused_at } = await readUntil(
      async () => {
        await sql`update pgboss.job set retry_count = retry_limit - 1, start_after = now()
          where name = 'webhook' and state = 'retry' and data->>'key' in (
            select key from webhook_deliveries where webhook_id = ${id})`.execute(this.#db)
        return this.#shown(id)
      },
      ({ state }) => state === 'paused',
      longest,
    )
    return paused_at === null ? null : new Date(paused_at)
  }

  async #shown(id: string): Promise<Webhook> {
    const shown = (await this.#staff.call(calls.listWebhooks, {})).find((each) => each.id === id)
    if (!shown) throw new Error(`webhook ${id} is not shown`)
    return shown
  }
}

function secretOf(answer: WebhookAnswer): string {
  if (answer.kind !== 'saved' || answer.secret === null) throw new Error(answer.text)
  return answer.secret
}
