import { versionCheckSetup } from './version-check-setup.ts'

/** A deploy takes the scripts of the build before away, and then a page that was open cannot fetch its parts. */
export const scriptsRegion = versionCheckSetup.createStateConfig({
  description:
    'Whether the scripts that this page is made of can still be fetched, and what is done when not.',
  initial: 'whole',
  states: {
    whole: {
      description: 'Every script that was wanted has come.',
      meta: { spec: ['MSG-53', 'CONST-08'] },
      on: { 'chunk.failed': { target: 'asking' }, 'paying.began': { target: 'paying' } },
    },
    paying: {
      description:
        'The shopper pays: the page is never reloaded by itself and no modal opens, so that card and order are safe.',
      tags: ['paying'],
      meta: { spec: ['VER-08', 'T53'] },
      on: {
        'chunk.failed': { description: 'The page says what failed, and the shopper decides about a reload.' },
        'paying.ended': { target: 'whole' },
      },
    },
    asking: {
      description: 'A script did not come. The server is asked whether it has another build than this page.',
      meta: { spec: ['MSG-53', 'MSG-54', 'T53'] },
      on: { 'paying.began': { target: 'paying' } },
      invoke: {
        id: 'loadAppInfo',
        src: 'loadAppInfo',
        onDone: [
          {
            description: 'The build was replaced: one reload brings the new one, at the same address.',
            guard: { type: 'canReload', params: ({ event }) => ({ appInfo: event.output }) },
            target: 'reloading',
            actions: ['forgetVersion', 'reloadByItself'],
          },
          {
            description: 'A reload has not helped before, so the visitor is asked.',
            guard: { type: 'isAnotherBuild', params: ({ event }) => ({ appInfo: event.output }) },
            target: 'replaced',
          },
          { description: 'The same build: the network failed, and the page says so.', target: 'whole' },
        ],
        onError: { target: 'whole' },
      },
    },
    reloading: {
      description: 'The page is being loaded anew by the browser; nothing that happens now counts.',
      type: 'final',
    },
    replaced: {
      description: 'The build of this page is gone and its own reload is used up: the refresh modal is open.',
      tags: ['outdated'],
      meta: { spec: ['VER-08', 'T53'] },
      on: { 'paying.began': { target: 'paying' } },
    },
  },
})
