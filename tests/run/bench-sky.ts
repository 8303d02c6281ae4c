import { createPainter } from '#pyro/paint/painter.ts'
import { finaleOf } from '#tests/pyro/paint/shows.ts'

/**
 * CPU time of one frame of the painter, of a thread and therefore whatever else the machine does: 60 shells in 30 and in
 * 6 seconds, 390 × 240 pixels, calm. A phone is taken as four times slower.
 */
const SIZE = { width: 390, height: 240 }
const FRAMES = 200
const ROUNDS = 5
const SLOWER = 4

const bytes = new Uint8ClampedArray(SIZE.width * SIZE.height * 4)
for (const seconds of [30, 6]) {
  const painter = createPainter(finaleOf(seconds), SIZE)
  const paint = (frame: number) =>
    painter.paint(bytes, 8_000 + (frame * seconds * 700) / FRAMES, { grade: 'full', isCalm: true })
  for (let frame = 0; frame < FRAMES; frame++) paint(frame)
  const rounds = Array.from({ length: ROUNDS }, () => {
    const before = process.threadCpuUsage()
    for (let frame = 0; frame < FRAMES; frame++) paint(frame)
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1_000 / FRAMES
  })
  const best = Math.min(...rounds)
  console.log(
    `60 shots in ${seconds} s: ${best.toFixed(2)} ms a frame, ${(best * SLOWER).toFixed(1)} on a phone`,
  )
}
