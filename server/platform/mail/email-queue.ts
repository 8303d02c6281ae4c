import { describeError } from '#server/platform/http/to-http-error.ts'
import type { Email, Transport } from './email.ts'
import { createSerialQueue } from './serial-queue.ts'

export interface EmailQueueContext {
  readonly log: (line: string) => void
  readonly now: () => Date
  /** delays before an email is tried again, in milliseconds; the last one repeats */
  readonly pauses?: readonly number[]
}

const PAUSES: readonly number[] = [1_000, 5_000, 15_000, 30_000]
/** of an email that the mail server refuses for good */
const MOST_TRIES = 3

/** an email that is not sent yet */
interface Unsent {
  readonly email: Email
  readonly tries: number
  /** of the last try */
  readonly error: unknown
}

/** Sends emails one by one, and each again until it is taken, has expired, or a later one with its topic replaces it. */
export function createEmailQueue(deliver: Transport<Email>, context: EmailQueueContext) {
  const { log, now, pauses = PAUSES } = context
  const queue = createSerialQueue()
  const newest = new Map<string, Email>()
  const waiting = new Map<NodeJS.Timeout, Unsent>()
  let isClosing = false
  const isNewest = (email: Email) => newest.get(email.topic) === email
  const giveUp = ({ email, error }: Unsent) => {
    if (!isNewest(email)) return
    newest.delete(email.topic)
    logUnsent(log, error)
  }
  const send = (email: Email, last: Unsent | null) =>
    queue.add(async () => {
      if (!isNewest(email)) return
      if (last && now() >= email.until) return giveUp(last)
      try {
        await deliver(email)
        if (isNewest(email)) newest.delete(email.topic)
      } catch (error) {
        retry({ email, tries: (last?.tries ?? 0) + 1, error })
      }
    })
  const retry = (unsent: Unsent) => {
    const { email, tries, error } = unsent
    if (!isNewest(email)) return
    const pause = pauses[Math.min(tries, pauses.length) - 1] ?? 0
    if (isClosing || isHopeless(unsent, now().getTime() + pause)) return giveUp(unsent)
    if (tries === 1) log(`a message will be sent again: ${describeError(error)}`)
    const timer = setTimeout(() => {
      waiting.delete(timer)
      send(email, unsent)
    }, pause)
    waiting.set(timer, unsent)
  }
  return {
    add: (email: Email): void => {
      newest.set(email.topic, email)
      send(email, null)
    },
    /** Gives up what waits to be tried again; resolves when the queue is empty. */
    close: async (): Promise<void> => {
      isClosing = true
      for (const [timer, unsent] of waiting) {
        clearTimeout(timer)
        giveUp(unsent)
      }
      waiting.clear()
      await queue.idle()
    },
  }
}

export const logUnsent = (log: EmailQueueContext['log'], error: unknown): void =>
  log(`a message was not sent: ${describeError(error)}`)

const isHopeless = ({ email, tries, error }: Unsent, next: number): boolean =>
  next >= email.until.getTime() || (isRefusedForGood(error) && tries >= MOST_TRIES)

/** A reply 5xx of SMTP. */
const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500
