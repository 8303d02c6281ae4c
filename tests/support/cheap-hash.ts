import { argon2Sync } from 'node:crypto'

const SALT = Buffer.from('salt of the tests')

/**
 * A hash of a password in the form of the shop, at the least cost that argon2id takes: at the cost of the shop the
 * log-ins of all tests would be a minute of one core.
 */
export function cheapHash(password: string): string {
  const message = password.normalize('NFC')
  const tag = argon2Sync('argon2id', {
    message,
    nonce: SALT,
    parallelism: 1,
    tagLength: 32,
    memory: 8,
    passes: 1,
  })
  return `$argon2id$v=19$m=8,t=1,p=1$${unpadded(SALT)}$${unpadded(tag)}`
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')
