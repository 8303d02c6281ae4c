import { showPlaybackSetup } from './show-playback.setup.ts'
import type { ChosenMusic } from './show-playback.types.ts'

const choose = {
  target: 'reading',
  actions: {
    type: 'recordChosen',
    params: ({ event: { file } }: { readonly event: { readonly file: ChosenMusic } }) => ({ file }),
  },
} as const
const drop = { target: 'silent', actions: 'forgetMusic' } as const
const NO_FILE: ChosenMusic = { id: 0, name: '', size: 0 }

/** A file of the visitor, which is played by this page and sent nowhere. */
export const musicState = showPlaybackSetup.createStateConfig({
  description: 'The music of the visitor, whose clock leads the picture.',
  initial: 'silent',
  states: {
    silent: {
      description: 'The show is shown without music.',
      meta: { spec: ['SHOW-01'] },
      on: { 'music.choose': choose },
    },
    reading: {
      description: 'Length and loudness of the file are read in the browser.',
      tags: ['pending'],
      meta: { spec: ['SHOW-01'] },
      invoke: {
        id: 'readMusic',
        src: 'readMusic',
        input: ({ context }) => ({ file: context.chosen ?? NO_FILE }),
        onDone: {
          target: 'attached',
          actions: { type: 'recordMusic', params: ({ event }) => ({ music: event.output }) },
        },
        onError: { target: 'unreadable' },
      },
      on: { 'music.choose': { ...choose, reenter: true }, 'music.drop': drop },
    },
    attached: {
      description: 'The picture follows the clock of the music.',
      meta: { spec: ['SHOW-01'] },
      on: { 'music.choose': choose, 'music.drop': drop },
    },
    unreadable: {
      description: 'The browser cannot play the file; the show stays silent until another one is chosen.',
      meta: { spec: ['SHOW-01'] },
      on: { 'music.choose': choose, 'music.drop': drop },
    },
  },
})
