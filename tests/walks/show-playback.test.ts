import { isIn } from '#machines/platform/is-in.ts'
import { showPlaybackModel } from '#machines/shows/show-playback/show-playback.model.ts'
import type { ReadMusic } from '#machines/shows/show-playback/show-playback.types.ts'
import { wireShowPlayback } from '#src/app/wiring/wire-show-playback.ts'
import type { FrameEvents } from '#src/views/shows/show-builder/sky/show-screen.ts'
import type { EnvironmentState } from '#statecharts/walk/walk.ts'
import type { Fixture } from './service-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'

const { openCustomer } = await useWalkShop()

interface PictureFixture extends Fixture {
  /** end an operation of the device: whether it could */
  readonly prepare: (isPossible: boolean) => void
  readonly restore: (isPossible: boolean) => void
  readonly read: (isPossible: boolean) => void
  /** what the frames tell that are drawn now */
  readonly frames: () => FrameEvents
}

const ending = (what: 'prepare' | 'restore' | 'read', isPossible: boolean) => ({
  perform: (fixture: PictureFixture) => fixture[what](isPossible),
})
/** The frames tell it, and the machine gets it from them. */
const telling = (tell: (frames: FrameEvents) => void) => ({
  when: { at: 'playing' },
  perform: ({ frames }: PictureFixture) => {
    tell(frames())
    return null
  },
})

walkServices<PictureFixture, EnvironmentState>({
  model: showPlaybackModel,
  events: {
    'end.reached': telling(({ onEnd }) => onEnd()),
    'frames.slow': telling(({ onSlow }) => onSlow()),
    'context.lost': [
      telling(({ onLost }) => onLost(8_300)),
      { when: (_, { value }) => !isIn(value, 'playing') },
    ],
  },
  answers: {
    prepareFrames: { ready: ending('prepare', true), impossible: ending('prepare', false) },
    restoreFrames: { ready: ending('restore', true), impossible: ending('restore', false) },
    readMusic: { read: ending('read', true), unreadable: ending('read', false) },
  },
  open: async ({ input }) => {
    const prepared = createOperation<undefined>()
    const restored = createOperation<undefined>()
    const read = createOperation<ReadMusic>()
    let frames: FrameEvents | null = null
    const machine = wireShowPlayback({
      prepare: prepared.begin,
      restore: restored.begin,
      run: (_, events) => {
        frames = events
        return () => {
          frames = null
        }
      },
      music: { read: read.begin },
    })
    return {
      ...(await openCustomer()),
      machine,
      input: showPlaybackModel.inputs[input],
      prepare: (isPossible) => prepared.end(isPossible, undefined),
      restore: (isPossible) => restored.end(isPossible, undefined),
      read: (isPossible) => read.end(isPossible, { seconds: 95, peaks: [20, 80] }),
      frames: () => {
        if (!frames) throw new Error('no frame is drawn')
        return frames
      },
    }
  },
})

/** An operation of the device that lasts until it is ended. */
function createOperation<T>() {
  let under = Promise.withResolvers<T>()
  return {
    begin: () => {
      under = Promise.withResolvers<T>()
      return under.promise
    },
    end: (isPossible: boolean, value: T) =>
      isPossible ? under.resolve(value) : under.reject(new Error('the device cannot')),
  }
}
