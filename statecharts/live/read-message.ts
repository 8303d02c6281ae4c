import { safeParse } from 'valibot'
import { type FollowerMessage, Recording, TabMessage } from '#contract/site/tab-messages.ts'

/** A channel between the pages of a browser. */
export interface MessageChannel {
  postMessage(message: FollowerMessage): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
}

/** What a tab tells; null: something else was posted. */
export function readTabMessage(posted: unknown): TabMessage | null {
  const read = safeParse(TabMessage, posted)
  return read.success ? read.output : null
}

/** The recording in a file; null: the file holds none. */
export function readRecording(text: string): Recording | null {
  try {
    const read = safeParse(Recording, JSON.parse(text))
    return read.success ? read.output : null
  } catch {
    return null
  }
}
