import { gradeState } from './grade.state.ts'
import { musicState } from './music.state.ts'
import { showPlaybackSetup } from './show-playback.setup.ts'
import type { Speed } from './show-playback.types.ts'

interface AtTime {
  readonly at_ms: number
}
const timeOf = ({ event: { at_ms } }: { readonly event: AtTime }) => ({ at_ms })
const recordTime = { type: 'recordTime', params: timeOf } as const
const recordSpeed = {
  type: 'recordSpeed',
  params: ({ event: { speed } }: { readonly event: { readonly speed: Speed } }) => ({ speed }),
} as const
const step = {
  type: 'recordStep',
  params: ({ event: { byMs } }: { readonly event: { readonly byMs: number } }) => ({ byMs }),
} as const
const chooseSpeed = { actions: recordSpeed } as const
const lookAgain = { target: 'preparing', actions: recordTime } as const

/** The picture of a show from the crowd: still by frames, or moving by its own clock. */
export const showPlaybackMachine = showPlaybackSetup.createMachine({
  id: 'showPlayback',
  description:
    'The picture of a show is prepared, looked at as stills or played, and goes on when the graphics of the device fail.',
  context: ({ input: { length_ms, isReduced, isCalm } }) => ({
    length_ms,
    at_ms: 0,
    speed: 1,
    isCalm,
    isReduced,
    music: null,
    chosen: null,
  }),
  type: 'parallel',
  on: {
    'plan.changed': {
      actions: { type: 'recordLength', params: ({ event: { length_ms } }) => ({ length_ms }) },
    },
    'flashes.choose': {
      actions: { type: 'recordCalm', params: ({ event: { isCalm } }) => ({ isCalm }) },
    },
  },
  states: {
    picture: {
      description: 'What is seen of the show.',
      initial: 'preparing',
      states: {
        preparing: {
          description:
            'The fastest way to draw on this device is chosen: its graphics processor, or a small painter without one.',
          tags: ['pending'],
          meta: { spec: ['SHOW-01'] },
          invoke: {
            id: 'prepareFrames',
            src: 'prepareFrames',
            onDone: [{ guard: 'isReduced', target: 'storyboard' }, { target: 'paused' }],
            onError: { target: 'unavailable' },
          },
        },
        storyboard: {
          description:
            'The visitor asks for less motion: stills with captions take the place of the moving picture, which is played only on request.',
          tags: ['still'],
          meta: { spec: ['SHOW-01'] },
          on: {
            'motion.permit': { target: 'playing', actions: 'permitMotion' },
            'playback.seek': { actions: recordTime },
            'playback.step': { actions: step },
            'context.lost': lookAgain,
          },
        },
        paused: {
          description: 'One frame stands. Nothing moves before Play is pressed.',
          tags: ['still'],
          meta: { spec: ['SHOW-01'] },
          on: {
            'playback.play': { target: 'playing' },
            'playback.seek': { actions: recordTime },
            'playback.step': { actions: step },
            'speed.choose': chooseSpeed,
            'context.lost': lookAgain,
          },
        },
        playing: {
          description: 'Frame after frame is drawn; the clock of the frames, or of the music, leads.',
          tags: ['moving'],
          meta: { spec: ['SHOW-01'] },
          invoke: {
            id: 'drawFrames',
            src: 'drawFrames',
            input: ({ context: { at_ms, speed } }) => ({ at_ms, speed }),
          },
          on: {
            'playback.pause': { target: 'paused', actions: recordTime },
            'playback.seek': { target: 'playing', reenter: true, actions: recordTime },
            'speed.choose': { target: 'playing', reenter: true, actions: [recordTime, recordSpeed] },
            'page.hidden': { target: 'hidden', actions: recordTime },
            'context.lost': { target: 'recovering', actions: recordTime },
            'end.reached': { target: 'ended', actions: 'recordEnd' },
          },
        },
        hidden: {
          description:
            'The page is not seen, so that nothing is drawn and no battery is used; it goes on from there.',
          meta: { spec: ['SHOW-01'] },
          on: {
            'page.shown': { target: 'playing' },
            'playback.pause': { target: 'paused' },
          },
        },
        ended: {
          description: 'The show was played to its end.',
          tags: ['still'],
          meta: { spec: ['SHOW-01'] },
          on: {
            'playback.play': { target: 'playing', actions: 'rewind' },
            'playback.seek': { target: 'paused', actions: recordTime },
            'playback.step': { target: 'paused', actions: step },
            'speed.choose': chooseSpeed,
            'context.lost': lookAgain,
          },
        },
        recovering: {
          description:
            'The graphics processor was taken away in the middle of the show; the painter takes over where it stopped.',
          tags: ['pending'],
          meta: { spec: ['SHOW-01'] },
          invoke: {
            id: 'restoreFrames',
            src: 'restoreFrames',
            onDone: { target: 'playing' },
            onError: { target: 'unavailable' },
          },
          on: { 'playback.pause': { target: 'preparing' } },
        },
        unavailable: {
          description: 'This browser draws nothing; the list of cues says what happens when.',
          meta: { spec: ['SHOW-01'] },
          on: { 'playback.retry': { target: 'preparing' } },
        },
      },
    },
    grade: gradeState,
    music: musicState,
  },
})
