import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import {
  TAB_BEAT,
  TAB_LOST_DELAY,
  type ActorEntry,
  type TabEntry,
  type TabFacts,
  type TabMessage,
} from '#contract/site/tab-messages.ts'
import { tabFollowingMachine } from '#machines/site/tab-following/tab-following.machine.ts'
import { toastMachine } from '#machines/platform/toast/toast.machine.ts'
import { type TabChannel, TabReporter } from '#src/app/follow/tab-reporter.ts'
import { TabRecorder } from '#statecharts/explorer/live/tab-recorder.ts'
import { tabServices } from '#statecharts/explorer/live/tab-services.ts'
import type { MessageChannel } from '#statecharts/live/read-message.ts'
import { TabLog } from '#statecharts/live/tab-log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Handle = (event: { readonly data: unknown }) => void

/** A channel between pages of one browser, which delivers at once. */
class Browser {
  readonly #pages: { readonly handles: Handle[] }[] = []
  /** drops what is posted while it says so */
  isDeaf = false

  open(): TabChannel & MessageChannel {
    const page = { handles: [] as Handle[] }
    this.#pages.push(page)
    return {
      postMessage: (data: unknown) => {
        if (this.isDeaf) return
        for (const other of this.#pages)
          if (other !== page) for (const handle of other.handles) handle({ data })
      },
      addEventListener: (_: 'message', handle: Handle) => void page.handles.push(handle),
    }
  }
}

function setUp() {
  const browser = new Browser()
  const facts: TabFacts = { tab: 'tab-1', page: 'home', version: '1.0.0', since: 1_000 }
  const channel = browser.open()
  let isOpen = true
  const reporter = new TabReporter(
    { ...channel, postMessage: (message) => isOpen && channel.postMessage(message as never) },
    () => facts,
  )
  const log = new TabLog(() => 5, reporter.tell)
  reporter.start(log)
  const toast = createActor(toastMachine, {
    input: { id: 'a', duration: 60_000, at: 0 },
    inspect: (inspected) => log.read(inspected),
  }).start()
  const recorder = new TabRecorder()
  const told: TabMessage[] = []
  browser.open().addEventListener('message', ({ data }) => void told.push(data as TabMessage))
  const page = { by: 'page-1', onLeave: () => () => undefined }
  const machine = tabFollowingMachine.provide({ actors: tabServices(browser.open(), recorder, page) })
  const following = createActor(machine).start()
  const close = () => void (isOpen = false)
  const kinds = () => recorder.read()?.entries.map(({ kind }) => kind)
  return { browser, log, toast, recorder, told, following, facts, close, kinds }
}

const value = (of: ReturnType<typeof setUp>) => of.following.getSnapshot().value
const follow = (of: ReturnType<typeof setUp>) => of.following.send({ type: 'tab.choose', tab: 'tab-1' })

test('every actor of the machine is provided', () => {
  const { following } = setUp()
  const provided = following.logic
  for (const [name, placeholder] of Object.entries(tabFollowingMachine.implementations.actors))
    expect(Reflect.get(provided.implementations.actors, name)).not.toBe(placeholder)
})

const running: ActorEntry = {
  kind: 'actor',
  ms: 0,
  actor: 1,
  parent: null,
  name: 'toast',
  machine: 'toast',
  taken: [],
  value: 'held',
  status: 'active',
}

describe('tabs are found', () => {
  test('when they answer, and forgotten when they no longer do', () => {
    const page = setUp()
    expect(page.following.getSnapshot().context.tabs).toEqual([page.facts])
    page.close()
    vi.advanceTimersByTime(2 * TAB_BEAT)
    expect(page.following.getSnapshot().context.tabs).toEqual([page.facts])
    vi.advanceTimersByTime(TAB_BEAT)
    expect(page.following.getSnapshot().context.tabs).toEqual([])
  })
})

describe('a tab that is followed', () => {
  test('is recorded from its beginning, and tells nothing once another is wanted', () => {
    const page = setUp()
    follow(page)
    page.toast.send({ type: 'pointer.entered', at: 500 })
    expect(page.kinds()).toEqual(['actor', 'event', 'step'])
    page.following.send({ type: 'tab.release' })
    const count = page.told.length
    page.toast.send({ type: 'pointer.left', at: 900 })
    expect(page.told.length).toBe(count)
    expect(value(page)).toBe('seeking')
  })

  test('is lost when it is silent, and its recording stays', () => {
    const page = setUp()
    follow(page)
    page.close()
    vi.advanceTimersByTime(TAB_LOST_DELAY)
    expect([value(page), page.kinds()]).toEqual([{ attached: 'lost' }, ['actor']])
  })

  test('is followed for as long as it answers', () => {
    const page = setUp()
    follow(page)
    vi.advanceTimersByTime(4 * TAB_LOST_DELAY)
    expect(value(page)).toEqual({ attached: 'following' })
  })

  test('fills in what was lost on the way', () => {
    const page = setUp()
    follow(page)
    page.browser.isDeaf = true
    page.toast.send({ type: 'pointer.entered', at: 500 })
    page.browser.isDeaf = false
    page.toast.send({ type: 'pointer.left', at: 900 })
    expect(page.kinds()).toEqual(['actor', 'event', 'step', 'event', 'step'])
    page.browser.isDeaf = true
    page.toast.send({ type: 'pointer.entered', at: 500 })
    page.browser.isDeaf = false
    vi.advanceTimersByTime(TAB_BEAT)
    expect(page.kinds()).toHaveLength(7)
  })

  test('that remembers nothing of what was missed is recorded anew', () => {
    const { recorder, facts } = setUp()
    const gone = { kind: 'gone', ms: 9, actor: 2 } as const
    recorder.begin(facts, { kind: 'now', tab: facts.tab, actors: [], first: 0, entries: [running] })
    recorder.begin(facts, { kind: 'now', tab: facts.tab, actors: [running], first: 40, entries: [gone] })
    expect(recorder.read()).toEqual({ kind: 'recording', ...facts, actors: [running], entries: [gone] })
    expect(recorder.next).toBe(41)
  })

  test('tells of a machine that nobody saw begin, once it takes a step', () => {
    const { recorder, facts } = setUp()
    const now = { kind: 'now', tab: facts.tab, first: 0 } as const
    recorder.begin(facts, { ...now, actors: [], entries: [] })
    const step: TabEntry = {
      kind: 'step',
      ms: 9,
      actor: 3,
      type: 'go',
      taken: [],
      value: 'held',
      status: 'active',
    }
    expect(recorder.add(0, step)).toBe(false)
    const met = { ...running, actor: 3 }
    recorder.begin(facts, { ...now, actors: [met], entries: [step] })
    expect(recorder.read()?.actors).toEqual([{ ...met, value: {} }])
    expect(recorder.add(1, step)).toBe(true)
  })
})
