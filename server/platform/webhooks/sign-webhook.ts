import { createHmac, hkdfSync } from 'node:crypto'

/** How long the secret before a rotation signs as well. */
export const OLD_SECRET_MS = 24 * 3_600_000

export interface Signer {
  readonly id: string
  readonly project_id: number
  /** counts the rotations */
  readonly generation: number
  readonly rotated_at: Date | null
}

/** Derived from the secret of the shop, so that it is in no table and no backup. */
const keyOf = (shopSecret: Uint8Array, id: string, generation: number): Buffer =>
  Buffer.from(hkdfSync('sha256', shopSecret, '', `webhook ${id} ${generation}`, 32))

/** A secret as receivers configure it. */
export const webhookSecret = (
  shopSecret: Uint8Array,
  { id, generation }: Pick<Signer, 'id' | 'generation'>,
): string => `whsec_${keyOf(shopSecret, id, generation).toString('base64')}`

export const oldSecretUntil = ({ rotated_at }: Pick<Signer, 'rotated_at'>, now: Date): Date | null => {
  const until = rotated_at && new Date(rotated_at.getTime() + OLD_SECRET_MS)
  return until && until > now ? until : null
}

/** The headers of Standard Webhooks (1.0.0), signed by the secret and, for a day after a rotation, by the one before it. */
export function webhookHeaders(
  shopSecret: Uint8Array,
  signer: Signer,
  message: { readonly id: string; readonly body: string },
  now: Date,
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(now.getTime() / 1_000))
  const { id, generation } = signer
  const generations = oldSecretUntil(signer, now) ? [generation, generation - 1] : [generation]
  const signatures = generations.map((each) => {
    const hmac = createHmac('sha256', keyOf(shopSecret, id, each))
    return `v1,${hmac.update(`${message.id}.${timestamp}.${message.body}`).digest('base64')}`
  })
  return {
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
