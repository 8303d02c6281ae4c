import { type EventObject, fromCallback, fromPromise } from 'xstate'
import { showPlaybackMachine } from '#machines/shows/show-playback/show-playback.machine.ts'
import type { ChosenMusic, ReadMusic, Speed } from '#machines/shows/show-playback/show-playback.types.ts'
import type { MusicPlayer } from '#src/views/shows/show-builder/sky/music-player.ts'
import type { ShowScreen } from '#src/views/shows/show-builder/sky/show-screen.ts'

type DrivenScreen = Pick<ShowScreen, 'prepare' | 'restore' | 'run'> & {
  readonly music: Pick<MusicPlayer, 'read'>
}

/** Fetched with the show builder and with shared shows only. */
export const wireShowPlayback = (screen: DrivenScreen) =>
  showPlaybackMachine.provide({
    actors: {
      prepareFrames: fromPromise<undefined, undefined>(() => screen.prepare()),
      restoreFrames: fromPromise<undefined, undefined>(() => screen.restore()),
      drawFrames: fromCallback<EventObject, { readonly at_ms: number; readonly speed: Speed }>(
        ({ input, sendBack }) =>
          screen.run(input, {
            onEnd: () => sendBack({ type: 'end.reached' }),
            onSlow: () => sendBack({ type: 'frames.slow' }),
            onLost: (at_ms) => sendBack({ type: 'context.lost', at_ms }),
          }),
      ),
      readMusic: fromPromise<ReadMusic, { readonly file: ChosenMusic }>(({ input }) =>
        screen.music.read(input.file),
      ),
    },
  })
