import { expect, test } from 'vitest'
import { toastModel } from '#machines/platform/toast/toast.model.ts'
import { play } from '#tests/machines/play.ts'

const begin = () => play(toastModel, 'success')
const leaving = { type: 'toast.leaving', id: 'a' }
const gone = { type: 'toast.gone', id: 'a' }

test('[MSG-02] is shown for exactly its duration, then fades and ends', () => {
  const { snapshot, sent, pass } = begin()
  pass(1_999)
  expect([snapshot().value, sent]).toEqual(['visible', []])
  pass(1)
  expect([snapshot().value, sent]).toEqual(['leaving', [leaving]])
  pass(200)
  expect([snapshot().status, sent]).toEqual(['done', [leaving, gone]])
})

test('[MSG-21] hover or focus pauses its timer, which then resumes', () => {
  const { snapshot, send, pass } = begin()
  pass(500)
  send({ type: 'pointer.entered', at: 500 })
  pass(60_000)
  expect(snapshot().value).toBe('held')
  send({ type: 'pointer.left', at: 60_500 })
  pass(1_499)
  expect(snapshot().value).toBe('visible')
  pass(1)
  expect(snapshot().value).toBe('leaving')
})

test('the visible time is exact after several pauses', () => {
  const { snapshot, send, pass } = begin()
  send({ type: 'pointer.entered', at: 700 }, { type: 'pointer.left', at: 900 })
  send({ type: 'tab.hidden', at: 1_500 }, { type: 'tab.shown', at: 9_000 })
  expect(snapshot().context).toEqual({ id: 'a', remaining: 700, since: 9_000 })
  pass(699)
  expect(snapshot().value).toBe('visible')
  pass(1)
  expect(snapshot().value).toBe('leaving')
})

test('a hidden tab pauses the timer, even when hovered', () => {
  const { snapshot, send, pass } = begin()
  send(
    { type: 'pointer.entered', at: 100 },
    { type: 'tab.hidden', at: 200 },
    { type: 'pointer.left', at: 300 },
  )
  pass(60_000)
  expect([snapshot().value, snapshot().context.remaining]).toEqual(['unseen', 1_900])
})

test('it can be closed at any time, once', () => {
  const { snapshot, sent, send, pass } = begin()
  send({ type: 'pointer.entered', at: 10 }, { type: 'toast.close' })
  pass(100)
  send({ type: 'toast.close' })
  pass(100)
  expect([snapshot().status, sent]).toEqual(['done', [leaving, gone]])
})
