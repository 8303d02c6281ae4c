import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { type TabFacts, TabMessage } from '#contract/site/tab-messages.ts'
import { toastMachine } from '#machines/platform/toast/toast.machine.ts'
import { type TabChannel, TabReporter } from '#src/app/follow/tab-reporter.ts'
import { TabLog } from '#statecharts/live/tab-log.ts'

const facts: TabFacts = { tab: 'tab-1', page: 'home', version: '1.0.0', since: 1_000 }

/** A reporter with one toast, and a page that follows it. */
function setUp() {
  const posted: TabMessage[] = []
  let handle: (event: { readonly data: unknown }) => void = () => undefined
  const channel: TabChannel = {
    // each message has the strict shape
    postMessage: (message) => void posted.push(parse(TabMessage, message)),
    addEventListener: (_, listener) => (handle = listener),
  }
  const reporter = new TabReporter(channel, () => facts)
  const log = new TabLog(() => 5.4, reporter.tell)
  reporter.start(log)
  const toast = createActor(toastMachine, {
    input: { id: 'a', duration: 2_000, at: 0 },
    inspect: (inspected) => log.read(inspected),
  })
  const told = () => posted.splice(0)
  return { toast, told, send: (data: unknown) => handle({ data }) }
}

test('a tab tells nothing before it is asked', () => {
  const { toast, told } = setUp()
  toast.start()
  toast.send({ type: 'toast.close' })
  expect(told()).toEqual([])
})

test('a tab answers who it is, with the number of its next entry', () => {
  const { toast, told, send } = setUp()
  send({ kind: 'who' })
  toast.start()
  send({ kind: 'who' })
  expect(told()).toEqual([
    { kind: 'tab', ...facts, seq: 0 },
    { kind: 'tab', ...facts, seq: 1 },
  ])
})

test('who follows gets what has happened, then each entry, until the last one rests', () => {
  const { toast, told, send } = setUp()
  toast.start()
  send({ kind: 'follow', tab: 'tab-1', by: 'page-1' })
  send({ kind: 'follow', tab: 'tab-1', by: 'page-2' })
  const actor = {
    kind: 'actor',
    ms: 5,
    actor: 1,
    parent: null,
    name: 'toast',
    machine: 'toast',
    taken: [],
    value: 'visible',
    status: 'active',
  }
  const now = { kind: 'now', tab: 'tab-1', actors: [actor], first: 0, entries: [actor] }
  expect(told()).toEqual([now, now])
  send({ kind: 'rest', tab: 'tab-1', by: 'page-1' })
  toast.send({ type: 'pointer.entered', at: 500 })
  const entry = { kind: 'entry', tab: 'tab-1' }
  const type = 'pointer.entered'
  const taken = ['toast.visible|pointer.entered|0']
  expect(told()).toEqual([
    { ...entry, seq: 1, entry: { kind: 'event', ms: 5, from: null, to: 1, type } },
    {
      ...entry,
      seq: 2,
      entry: { kind: 'step', ms: 5, actor: 1, type, taken, value: 'held', status: 'active' },
    },
  ])
  send({ kind: 'rest', tab: 'tab-1', by: 'page-2' })
  toast.send({ type: 'pointer.left', at: 900 })
  expect(told()).toEqual([])
})

test('a tab obeys nothing else, nothing for another tab and nothing with something added', () => {
  const { toast, told, send } = setUp()
  toast.start()
  for (const message of [
    null,
    'who',
    { kind: 'send', tab: 'tab-1', event: { type: 'toast.close' } },
    { kind: 'follow', tab: 'tab-2', by: 'page-1' },
    { kind: 'follow', tab: 'tab-1', by: 'page-1', event: { type: 'toast.close' } },
    { kind: 'who', event: { type: 'toast.close' } },
  ])
    send(message)
  expect(told()).toEqual([])
  expect(toast.getSnapshot().value).toBe('visible')
})
