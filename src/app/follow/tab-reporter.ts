import { safeParse } from 'valibot'
import {
  FollowerMessage,
  type TabEntry,
  type TabFacts,
  type TabMessage,
} from '#contract/site/tab-messages.ts'
import type { TabLog } from '#statecharts/live/tab-log.ts'

/** A channel between tabs, as the browser has it. */
export interface TabChannel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
}

/**
 * Tells those who follow this tab what its machines do. It obeys `who`, `follow` and `rest`; all else is ignored, so that
 * nobody steers the shop through the channel.
 */
export class TabReporter {
  readonly #channel: TabChannel
  readonly #facts: () => TabFacts
  readonly #followers = new Set<string>()

  constructor(channel: TabChannel, facts: () => TabFacts) {
    this.#channel = channel
    this.#facts = facts
  }

  /** @param log calls `tell` for each of its entries */
  start(log: TabLog): void {
    this.#channel.addEventListener('message', ({ data }) => {
      const read = safeParse(FollowerMessage, data)
      if (read.success) this.#handle(read.output, log)
    })
  }

  readonly tell = (entry: TabEntry, seq: number): void => {
    if (this.#followers.size > 0) this.#post({ kind: 'entry', tab: this.#facts().tab, seq, entry })
  }

  #handle(message: FollowerMessage, log: TabLog): void {
    const facts = this.#facts()
    if (message.kind === 'who') return this.#post({ kind: 'tab', ...facts, seq: log.seq })
    if (message.tab !== facts.tab) return undefined
    if (message.kind === 'rest') return void this.#followers.delete(message.by)
    this.#followers.add(message.by)
    const { first, entries } = log.entries
    return this.#post({ kind: 'now', tab: facts.tab, actors: [...log.actors], first, entries: [...entries] })
  }

  #post(message: TabMessage): void {
    this.#channel.postMessage(message)
  }
}
