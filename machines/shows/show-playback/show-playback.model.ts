import { isIn } from '#machines/platform/is-in.ts'
import { defineModel, done, fails } from '#machines/platform/model.ts'
import { showPlaybackMachine } from './show-playback.machine.ts'
import { showPlaybackWords } from './show-playback.words.ts'

const read = { seconds: 95, peaks: [20, 80, 40, 100] }

export const showPlaybackModel = defineModel({
  machine: showPlaybackMachine,
  title: 'Show playback',
  words: showPlaybackWords,
  purpose: 'The picture of a show is prepared, looked at as stills or played, with or without music.',
  inputs: {
    moving: { length_ms: 84_000, isReduced: false, isCalm: true },
    reduced: { length_ms: 84_000, isReduced: true, isCalm: true },
  },
  events: {
    'playback.play': [{ type: 'playback.play' }],
    'playback.pause': [{ type: 'playback.pause', at_ms: 8_300 }],
    'playback.seek': [
      { type: 'playback.seek', at_ms: 12_000 },
      { type: 'playback.seek', at_ms: 90_000 },
    ],
    'playback.step': [
      { type: 'playback.step', byMs: 100 },
      { type: 'playback.step', byMs: -100 },
    ],
    'playback.retry': [{ type: 'playback.retry' }],
    'speed.choose': [{ type: 'speed.choose', speed: 2, at_ms: 8_300 }],
    'flashes.choose': [{ type: 'flashes.choose', isCalm: false }],
    'motion.permit': [{ type: 'motion.permit' }],
    'page.hidden': [{ type: 'page.hidden', at_ms: 8_300 }],
    'page.shown': [{ type: 'page.shown' }],
    'plan.changed': [{ type: 'plan.changed', length_ms: 6_000 }],
    'context.lost': [{ type: 'context.lost', at_ms: 8_300 }],
    'end.reached': [{ type: 'end.reached' }],
    'frames.slow': [{ type: 'frames.slow' }],
    'music.choose': [
      { type: 'music.choose', file: { id: 1, name: 'anthem.mp3', size: 3_200_000 } },
      { type: 'music.choose', file: { id: 2, name: 'march.ogg', size: 912_004 } },
    ],
    'music.drop': [{ type: 'music.drop' }],
  },
  outcomes: {
    prepareFrames: {
      ready: done(undefined, 'none'),
      impossible: fails(new Error('no canvas'), 'none'),
    },
    restoreFrames: {
      ready: done(undefined, 'none'),
      impossible: fails(new Error('no canvas'), 'none'),
    },
    drawFrames: {},
    readMusic: {
      read: done(read, 'none'),
      unreadable: fails(new Error('not supported'), 'none'),
    },
  },
  happyEnd: ({ value }) => isIn(value, 'playing', 'storyboard', 'paused', 'ended'),
  key: ({ isReduced, music, chosen }) => [isReduced, music !== null, chosen !== null],
  invariants: {
    'nothing moves for a visitor who asks for less motion': ({ value, context }) =>
      !(context.isReduced && isIn(value, 'playing', 'hidden', 'recovering')),
    'the picture stands within its show': ({ context }) =>
      context.at_ms >= 0 && context.at_ms <= context.length_ms,
    'music is attached exactly while its file was read': ({ value, context }) =>
      isIn(value, 'attached') === (context.music !== null),
    'the file that is read is known': ({ value, context }) =>
      isIn(value, 'reading', 'unreadable') === (context.chosen !== null),
  },
})
