import { expect, test } from 'vitest'
import { createEditorPlayhead } from '#src/views/shows/show-builder/editor/use-editor-playhead.ts'
import type { Playhead } from '#src/views/shows/show-builder/show-editing.types.ts'

/** A picture that ends with its show, as the machine of the playback does. */
function picture(length_ms: number) {
  const state = { at_ms: 0, length_ms }
  const clock: Playhead = {
    read: () => state.at_ms,
    isPlaying: () => false,
    subscribe: () => () => undefined,
    seek: (at_ms) => {
      state.at_ms = Math.min(at_ms, state.length_ms)
    },
    toggle: () => undefined,
  }
  return { state, clock }
}

test('the playhead is set behind the end of the show, where the picture stands at its end', () => {
  const { state, clock } = picture(5_000)
  const { playhead, settle } = createEditorPlayhead(clock)
  settle(5_000)
  playhead.seek(9_000)
  expect([playhead.read(), state.at_ms]).toEqual([9_000, 5_000])
  playhead.seek(3_000)
  expect([playhead.read(), state.at_ms]).toEqual([3_000, 3_000])
})

test('a show that grows takes the picture along to the playhead', () => {
  const { state, clock } = picture(0)
  const { playhead, settle } = createEditorPlayhead(clock)
  settle(0)
  playhead.seek(2_000)
  state.length_ms = 16_000
  settle(16_000)
  expect([playhead.read(), state.at_ms]).toEqual([2_000, 2_000])
})

test('playing goes on from the picture, and whoever listens hears of each seek', () => {
  const { clock } = picture(4_000)
  const { playhead, settle } = createEditorPlayhead(clock)
  settle(4_000)
  let heard = 0
  const stop = playhead.subscribe(() => {
    heard += 1
  })
  playhead.seek(8_000)
  playhead.toggle()
  expect(playhead.read()).toBe(4_000)
  stop()
  playhead.seek(1_000)
  expect(heard).toBe(1)
})
