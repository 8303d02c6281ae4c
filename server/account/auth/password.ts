import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { refuseWaitInsideTransaction } from '#server/platform/database/transaction.ts'

const MEMORY_KIB = 19_456
const PASSES = 2
const TAG_LENGTH = 32
const derive = promisify(argon2)

/** The argon2id hash as a PHC string: `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`. About 20 ms of one core. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await tagOf(password, nonce, MEMORY_KIB, PASSES, 1)
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${unpadded(nonce)}$${unpadded(tag)}`
}

/** False for a wrong password and for an unreadable hash, in the same time. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const read = PHC.exec(hash) ?? PHC.exec(UNKNOWN)
  const [, memory, passes, lanes, salt, tag] = read ?? []
  const wanted = Buffer.from(tag ?? '', 'base64')
  const made = await tagOf(
    password,
    Buffer.from(salt ?? '', 'base64'),
    Number(memory),
    Number(passes),
    Number(lanes),
  )
  return made.length === wanted.length && timingSafeEqual(made, wanted)
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** The hash compared against when the account is unknown, so that the response takes as long. Matches no password. */
export const UNKNOWN = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${unpadded(randomBytes(16))}$${unpadded(randomBytes(TAG_LENGTH))}`

function tagOf(
  password: string,
  nonce: Buffer,
  memory: number,
  passes: number,
  parallelism: number,
): Promise<Buffer> {
  refuseWaitInsideTransaction()
  return derive('argon2id', {
    message: password.normalize('NFC'),
    nonce,
    parallelism,
    tagLength: TAG_LENGTH,
    memory,
    passes,
  })
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
