import { argon2Sync, randomBytes } from 'node:crypto'

export const DEMO_PASSWORD = 'Fireworks!2026'

/** The demo password as `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`. */
export function hashDemoPassword(): string {
  const salt = randomBytes(16)
  const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 }
  const tag = argon2Sync('argon2id', { message: DEMO_PASSWORD, nonce: salt, ...cost })
  return `$argon2id$v=19$m=19456,t=2,p=1$${unpadded(salt)}$${unpadded(tag)}`
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')
