import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Sent {
  readonly kind: 'email' | 'text'
  readonly to: string
  readonly content: string
}

/** Everything that a shop has sent to one recipient so far, oldest first. */
export function sentTo(folder: string, recipient: string): readonly Sent[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml') || name.endsWith('.txt'))
    .toSorted()
    .map((name): Sent => {
      const content = readFileSync(join(folder, name), 'utf8')
      const to = /^To: (.*)$/m.exec(content)?.[1] ?? ''
      return { kind: name.endsWith('.eml') ? 'email' : 'text', to, content }
    })
    .filter(({ to }) => to === recipient)
}

/** The six digits of a message. */
const codeIn = ({ content }: Sent): string => /\b\d{6}\b/.exec(content)?.[0] ?? ''

/** The codes sent to one recipient so far, oldest first. */
export const codesSentTo = (folder: string, recipient: string): readonly string[] =>
  sentTo(folder, recipient).filter(isCode).map(codeIn)

const isCode = ({ content }: Sent): boolean =>
  /(?:Subject: Your| your \S+) code for a new password/i.test(content)
