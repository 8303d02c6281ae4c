import { type EventObject, fromCallback } from 'xstate'
import {
  type FollowerMessage,
  TAB_BEAT,
  type TabFacts,
  type TabMessage,
} from '#contract/site/tab-messages.ts'
import type { TabFollowingEvent } from '#machines/site/tab-following/tab-following.types.ts'
import { type MessageChannel, readTabMessage } from '#statecharts/live/read-message.ts'
import type { TabRecorder } from './tab-recorder.ts'

/** How often a tab may miss the question who is there. */
const MOST_MISSED = 2

type Listener = (message: TabMessage) => void

interface FollowingPage {
  /** names this page to the tabs */
  readonly by: string
  /** calls when the page is left; returns the end of it */
  readonly onLeave: (leave: () => void) => () => void
}

/** The actors of `tabFollowing` over a channel. */
export function tabServices(channel: MessageChannel, recorder: TabRecorder, { by, onLeave }: FollowingPage) {
  const tabs = new TabQuestions(channel)
  return {
    findTabs: fromCallback<EventObject>(({ sendBack }) => findTabs(tabs, sendBack)),
    followTab: fromCallback<EventObject, { readonly tab: string }>(({ input: { tab }, sendBack }) => {
      const rest = () => tabs.post({ kind: 'rest', tab, by })
      const follow = () => tabs.post({ kind: 'follow', tab, by })
      recorder.clear()
      const stop = tabs.ask(record(tab, recorder, { follow, sendBack }))
      const stay = onLeave(rest)
      return () => {
        stay()
        stop()
        rest()
      }
    }),
  }
}

class TabQuestions {
  readonly #channel: MessageChannel
  readonly #listeners = new Set<Listener>()

  constructor(channel: MessageChannel) {
    this.#channel = channel
    channel.addEventListener('message', ({ data }) => {
      const message = readTabMessage(data)
      if (message !== null) for (const listen of this.#listeners) listen(message)
    })
  }

  post(message: FollowerMessage): void {
    this.#channel.postMessage(message)
  }

  /** Asks who is there at once and at each beat, and listens; returns the end of both. */
  ask(listen: Listener, onBeat: () => void = () => undefined): () => void {
    const ask = () => {
      onBeat()
      this.post({ kind: 'who' })
    }
    this.#listeners.add(listen)
    ask()
    const beat = setInterval(ask, TAB_BEAT)
    return () => {
      clearInterval(beat)
      this.#listeners.delete(listen)
    }
  }
}

type TabsFound = Extract<TabFollowingEvent, { readonly type: 'tabs.found' }>
type TabAnswered = Extract<TabFollowingEvent, { readonly type: 'tab.answered' }>

function findTabs(tabs: TabQuestions, sendBack: (event: TabsFound) => void): () => void {
  const found = new Map<string, { readonly facts: TabFacts; readonly missed: number }>()
  const tell = () => sendBack({ type: 'tabs.found', tabs: [...found.values()].map(({ facts }) => facts) })
  const listen = (message: TabMessage) => {
    if (message.kind !== 'tab') return
    found.set(message.tab, { facts: factsOf(message), missed: 0 })
    tell()
  }
  return tabs.ask(listen, () => {
    const before = found.size
    for (const [tab, { facts, missed }] of found)
      if (missed < MOST_MISSED) found.set(tab, { facts, missed: missed + 1 })
      else found.delete(tab)
    if (found.size < before) tell()
  })
}

interface Receivers {
  /** asks the tab for all that it knows, and to tell what happens from now on */
  readonly follow: () => void
  readonly sendBack: (event: TabAnswered) => void
}

/** Keeps what one tab tells. */
function record(tab: string, recorder: TabRecorder, { follow, sendBack }: Receivers): Listener {
  let facts: TabFacts | null = null
  return (message) => {
    if (message.tab !== tab) return
    if (message.kind === 'tab') {
      facts = factsOf(message)
      sendBack({ type: 'tab.answered', facts })
      if (message.seq !== recorder.next || recorder.read() === null) follow()
    }
    if (message.kind === 'now' && facts !== null) recorder.begin(facts, message)
    if (message.kind === 'entry' && !recorder.add(message.seq, message.entry)) follow()
  }
}

const factsOf = ({ tab, page, version, since }: TabFacts): TabFacts => ({ tab, page, version, since })
