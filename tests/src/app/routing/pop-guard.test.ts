import { describe, expect, test } from 'vitest'
import { createPopGuard } from '#src/app/routing/pop-guard.ts'
import { createLeaveGuard } from '#src/views/platform/hooks/leave-guard.ts'

/** A history whose moves arrive one after another, as those of a browser do. */
function createHistory(length: number) {
  const entries: unknown[] = Array.from({ length }, (_, idx) => ({ idx }))
  const moves: number[] = []
  let at = length - 1
  const history = {
    get state() {
      return entries[at]
    },
    go: (delta = 0) => void moves.push(delta),
    replaceState: (state: unknown) => void (entries[at] = state),
  }
  return {
    history,
    /** Follows a link to a fragment. */
    addFragment: () => {
      at += 1
      entries.splice(at, entries.length, null)
    },
    at: () => at,
    /** Lets the moves arrive; returns the entries that were shown. */
    settle: (accepts: () => boolean): number[] => {
      const shown: number[] = []
      for (let moved = 0; moves.length > 0; moved++) {
        expect(moved).toBeLessThan(20)
        const next = at + (moves.shift() ?? 0)
        if (entries[next] === undefined) continue
        at = next
        if (accepts()) shown.push(at)
      }
      return shown
    },
  }
}

function opened(length: number) {
  const browser = createHistory(length)
  const guard = createLeaveGuard()
  const { accepts } = createPopGuard(guard, browser.history)
  let leave: (() => void) | null = null
  const hold = () => guard.setAsker((next) => (leave = next))
  const agree = () => {
    guard.setAsker(null)
    leave?.()
  }
  return { ...browser, accepts, hold, agree, isAsked: () => leave !== null }
}

describe('going back while changes are not saved', () => {
  test.each([
    ['one step', [-1], 3],
    ['two quick steps', [-1, -1], 2],
    ['back, forward and back again', [-1, 1, -1], 3],
    ['two steps at once, and one more', [-2, -1], 1],
  ])('%s: stays, and goes there once that is agreed', (_, moves, wanted) => {
    const { history, accepts, hold, agree, isAsked, settle, at } = opened(5)
    hold()
    for (const delta of moves) history.go(delta)
    expect(settle(accepts)).toEqual([])
    expect(at()).toBe(4)
    expect(isAsked()).toBe(true)
    agree()
    expect(settle(accepts)).toEqual([wanted])
  })

  test('a step after a link to a fragment is undone as far as it went', () => {
    const { history, accepts, hold, isAsked, settle, addFragment, at } = opened(3)
    addFragment()
    expect(accepts()).toBe(true)
    hold()
    history.go(-1)
    expect(settle(accepts)).toEqual([])
    expect(at()).toBe(3)
    expect(isAsked()).toBe(true)
  })
})

test('without unsaved changes every step is shown', () => {
  const { history, accepts, settle } = opened(4)
  for (const delta of [-1, -1, 1]) history.go(delta)
  expect(settle(accepts)).toEqual([2, 1, 2])
})
