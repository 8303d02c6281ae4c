import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { toasterMachine } from '#machines/platform/toaster/toaster.machine.ts'
import type { ToastMessage } from '#machines/platform/toaster/toaster.types.ts'

const message = (id: string, duration = 2_000): ToastMessage => ({
  id,
  tone: 'success',
  position: 'bottom-right',
  duration,
  text: `message ${id}`,
  detail: `detail ${id}`,
  shownAt: '2026-07-04T12:00:00.000Z',
  action: null,
})
const show = (id: string, at: number, duration?: number) =>
  ({ type: 'toast.show', toast: message(id, duration), at }) as const

/** The toaster with real toasts on one simulated clock. */
function begin() {
  const clock = new SimulatedClock()
  const actor = createActor(toasterMachine, { clock, systemId: 'toaster' }).start()
  return {
    actor,
    // in small steps, because a timer started by another one counts from the end of the step
    pass: (milliseconds: number) => {
      for (let passed = 0; passed < milliseconds; passed += 100) clock.increment(100)
    },
    shown: () =>
      actor.getSnapshot().context.toasts.map(({ id, isLeaving }) => (isLeaving ? `${id} leaves` : id)),
    recent: () => actor.getSnapshot().context.recent.map(({ id }) => id),
    children: () => Object.keys(actor.getSnapshot().children),
  }
}

describe('time', () => {
  test('[MSG-02] [MSG-03] each message has its own duration', () => {
    const { actor, pass, shown, children } = begin()
    actor.send(show('a', 0))
    pass(500)
    actor.send(show('b', 500, 10_000))
    expect(shown()).toEqual(['a', 'b'])
    pass(1_500)
    expect(shown()).toEqual(['a leaves', 'b'])
    pass(200)
    expect([shown(), children()]).toEqual([['b'], ['b']])
    pass(8_500)
    expect([shown(), children()]).toEqual([[], []])
  })

  test('[MSG-21] hover pauses only the message under the pointer', () => {
    const { actor, pass, shown } = begin()
    actor.send(show('a', 0))
    actor.send(show('b', 0))
    pass(1_000)
    actor.send({ type: 'toast.hold', id: 'a', at: 1_000 })
    pass(5_000)
    expect(shown()).toEqual(['a'])
    actor.send({ type: 'toast.release', id: 'a', at: 6_000 })
    pass(1_000)
    expect(shown()).toEqual(['a leaves'])
  })

  test('[MSG-47] a new attempt closes error messages at once, and only those', () => {
    const { actor, shown, children } = begin()
    actor.send(show('a', 0))
    const declined: ToastMessage = { ...message('b', 10_000), tone: 'danger' }
    actor.send({ type: 'toast.show', toast: declined, at: 0 })
    actor.send({ type: 'failures.dismiss' })
    expect([shown(), children()]).toEqual([['a'], ['a']])
    actor.send({ type: 'failures.dismiss' })
    expect(shown()).toEqual(['a'])
  })

  test('a hidden tab pauses all messages, including new ones', () => {
    const { actor, pass, shown } = begin()
    actor.send(show('a', 0))
    pass(1_500)
    actor.send({ type: 'page.hidden', at: 1_500 })
    actor.send(show('b', 2_000))
    pass(60_000)
    expect(shown()).toEqual(['a', 'b'])
    actor.send({ type: 'page.shown', at: 61_500 })
    pass(500)
    expect(shown()).toEqual(['a leaves', 'b'])
    pass(1_500)
    expect(shown()).toEqual(['b leaves'])
  })
})

describe('closing', () => {
  test('one is closed by its button, and Escape closes the newest that is not leaving', () => {
    const { actor, shown } = begin()
    actor.send(show('a', 0))
    actor.send(show('b', 0))
    actor.send(show('c', 0))
    actor.send({ type: 'toast.dismiss', id: 'b' })
    actor.send({ type: 'newestToast.dismiss' })
    actor.send({ type: 'newestToast.dismiss' })
    expect(shown()).toEqual(['a leaves', 'b leaves', 'c leaves'])
    actor.send({ type: 'newestToast.dismiss' })
    expect(shown()).toEqual(['a leaves', 'b leaves', 'c leaves'])
  })

  test('Escape closes the newest first', () => {
    const { actor, shown } = begin()
    actor.send(show('a', 0))
    actor.send(show('b', 0))
    actor.send({ type: 'newestToast.dismiss' })
    expect(shown()).toEqual(['a', 'b leaves'])
  })

  test('a message with a known id is shown once', () => {
    const { actor, shown, recent } = begin()
    actor.send(show('a', 0))
    actor.send(show('a', 10))
    expect([shown(), recent()]).toEqual([['a'], ['a']])
  })

  test('events to a closed message are ignored', () => {
    const { actor, shown } = begin()
    actor.send({ type: 'toast.hold', id: 'x', at: 0 })
    actor.send({ type: 'toast.release', id: 'x', at: 0 })
    actor.send({ type: 'toast.dismiss', id: 'x' })
    expect(shown()).toEqual([])
  })
})

describe('recent messages', () => {
  test('the latest 20 are kept, newest first, when they are no longer shown', () => {
    const { actor, pass, shown, recent } = begin()
    for (let number = 1; number <= 25; number++) actor.send(show(`${number}`, 0))
    pass(3_000)
    expect(shown()).toEqual([])
    expect(recent()).toEqual(Array.from({ length: 20 }, (_, index) => `${25 - index}`))
    expect(actor.getSnapshot().context.recent[0]).toEqual({
      id: '25',
      tone: 'success',
      text: 'message 25',
      detail: 'detail 25',
      shownAt: '2026-07-04T12:00:00.000Z',
    })
  })

  test('[T34] a logout clears them and closes the messages on the page', () => {
    const { actor, children } = begin()
    actor.send(show('a', 0))
    actor.send({ type: 'customer.left' })
    expect(actor.getSnapshot().context).toEqual({ toasts: [], recent: [] })
    expect(children()).toEqual([])
    actor.send(show('a', 0))
    expect(children()).toEqual(['a'])
  })
})
