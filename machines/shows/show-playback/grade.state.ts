import { showPlaybackSetup } from './show-playback.setup.ts'

const whole = { target: 'full' } as const

/** How much is drawn, so that a slow device drops stars and not frames. */
export const gradeState = showPlaybackSetup.createStateConfig({
  description: 'How much of the picture is drawn while it moves.',
  initial: 'full',
  states: {
    full: {
      description: 'Everything is drawn.',
      meta: { spec: ['SHOW-01'] },
      on: { 'frames.slow': { target: 'reduced' } },
    },
    reduced: {
      description:
        'Frames took too long, so that some stars and most of the glitter are left out until it stops.',
      meta: { spec: ['SHOW-01'] },
      on: {
        'frames.slow': { target: 'plain' },
        'playback.pause': whole,
        'end.reached': whole,
      },
    },
    plain: {
      description: 'Frames still took too long: glow and reflections are left out, too.',
      meta: { spec: ['SHOW-01'] },
      on: { 'playback.pause': whole, 'end.reached': whole },
    },
  },
})
