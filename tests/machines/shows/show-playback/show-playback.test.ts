import { expect, test } from 'vitest'
import { showPlaybackModel } from '#machines/shows/show-playback/show-playback.model.ts'
import { play } from '#tests/machines/play.ts'

const start = { type: 'playback.play' } as const
const pause = { type: 'playback.pause', at_ms: 8_300 } as const
const seek = { type: 'playback.seek', at_ms: 12_000 } as const
const end = { type: 'end.reached' } as const
const slow = { type: 'frames.slow' } as const
const lost = { type: 'context.lost', at_ms: 8_300 } as const

async function begin() {
  const picture = play(showPlaybackModel, 'moving')
  await picture.answer('prepareFrames', 'ready')
  const { snapshot } = picture
  return {
    ...picture,
    seen: () => [snapshot().value.picture, snapshot().context.at_ms],
    drawn: () => snapshot().children.drawFrames?.getSnapshot().input,
  }
}

test('[SHOW-01] nothing moves before Play, then from where it stands, at the chosen speed, to the end; Play begins again', async () => {
  const { drawn, seen, send } = await begin()
  send(seek)
  expect([seen(), drawn()]).toEqual([['paused', 12_000], undefined])
  send(start)
  expect(drawn()).toEqual({ at_ms: 12_000, speed: 1 })
  send({ type: 'speed.choose', speed: 2, at_ms: 13_000 })
  expect(drawn()).toEqual({ at_ms: 13_000, speed: 2 })
  send(pause, start, end)
  expect(seen()).toEqual(['ended', 84_000])
  send(start)
  expect(drawn()).toEqual({ at_ms: 0, speed: 2 })
})

test('a hidden page draws nothing, and lost graphics are replaced; the picture goes on from there', async () => {
  const { answer, drawn, seen, send } = await begin()
  send(start, { type: 'page.hidden', at_ms: 8_300 })
  expect(drawn()).toBeUndefined()
  send({ type: 'page.shown' })
  expect(drawn()).toEqual({ at_ms: 8_300, speed: 1 })
  send(seek, lost)
  await answer('restoreFrames', 'ready')
  expect(drawn()).toEqual({ at_ms: 8_300, speed: 1 })
  send(lost, pause)
  await answer('prepareFrames', 'impossible')
  expect(seen()).toEqual(['unavailable', 8_300])
  send({ type: 'playback.retry' })
  await answer('prepareFrames', 'ready')
  expect(seen()).toEqual(['paused', 8_300])
})

test('slow frames draw less in two steps, and everything again once the picture is paused or ends', async () => {
  const { send, snapshot } = await begin()
  const grades = [start, slow, slow, pause, start, slow, end].map((event) => {
    send(event)
    return snapshot().value.grade
  })
  expect(grades).toEqual(['full', 'reduced', 'plain', 'full', 'full', 'reduced', 'full'])
})
