import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Outbox {
  /** Writes a message to a file of its own, atomically; with a null recipient writes and removes it. */
  put(recipient: string | null, ending: 'eml' | 'txt', content: string | Uint8Array): Promise<void>
  /** Writes a message to the file named by its Message-ID; writing it again changes nothing. */
  putOnce(message: NamedMessage, ending: 'eml' | 'txt', content: string | Uint8Array): Promise<void>
}

interface NamedMessage {
  readonly messageId: string
  readonly to: string
  readonly date: Date
}

/** A folder in place of mail and phone networks: `{time}-{recipient}-{random}.eml` or `.txt`. */
export function createOutbox(folder: string, now: () => Date): Outbox {
  return {
    put: async (recipient, ending, content) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const draft = join(folder, `.${randomBytes(8).toString('hex')}`)
      await writeFile(draft, content, { mode: 0o600 })
      if (recipient === null) await rm(draft)
      else await rename(draft, join(folder, fileName(recipient, ending, now())))
    },
    putOnce: async ({ messageId, to, date }, ending, content) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const draft = join(folder, `.${randomBytes(8).toString('hex')}`)
      await writeFile(draft, content, { mode: 0o600 })
      await rename(draft, join(folder, fileName(to, ending, date, messageId.slice(0, 12))))
    },
  }
}

function fileName(
  recipient: string,
  ending: string,
  moment: Date,
  name = randomBytes(3).toString('hex'),
): string {
  const time = moment.toISOString().replaceAll(/[:.]/g, '-')
  const to = recipient.replaceAll(/[^\w@.+-]/g, '_').slice(0, 100)
  return `${time}-${to}-${name}.${ending}`
}
