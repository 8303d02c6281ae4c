import { versionCheckSetup } from './version-check-setup.ts'

const reading = versionCheckSetup.createStateConfig({
  on: {
    'appInfo.known': {
      target: 'comparing',
      reenter: true,
      actions: { type: 'recordAppInfo', params: ({ event }) => event },
    },
  },
  invoke: {
    id: 'readVersion',
    src: 'readVersion',
    onDone: [
      {
        guard: { type: 'hasNoneStored', params: ({ event }) => ({ stored: event.output }) },
        target: 'current',
        actions: 'keepVersion',
      },
      {
        guard: { type: 'isStored', params: ({ event }) => ({ stored: event.output }) },
        target: 'current',
      },
      { target: 'outdated' },
    ],
    onError: { target: 'current' },
  },
})

/**
 * Compares the stored version with the server's and reloads, or asks to reload, before a deployment breaks an open
 * page.
 */
export const versionCheckMachine = versionCheckSetup.createMachine({
  id: 'versionCheck',
  description:
    'Notices that the server has a newer app than this browser, and brings it at a time that suits.',
  context: ({ input }) => ({ ...input, app_version: null }),
  type: 'parallel',
  states: {
    version: {
      description: 'Whether the version that this browser has stored is the one of the server.',
      initial: 'unknown',
      states: {
        unknown: {
          description: 'The server has not said its version yet.',
          meta: { spec: ['VER-05'] },
          on: {
            'appInfo.known': {
              target: 'comparing',
              actions: { type: 'recordAppInfo', params: ({ event }) => event },
            },
          },
        },
        comparing: {
          ...reading,
          description: 'The stored version is read, for another tab may have changed it.',
          meta: { spec: ['VER-05', 'VER-06', 'VER-07'] },
        },
        current: {
          description: 'The stored version is the one of the server.',
          meta: { spec: ['VER-06', 'VER-10'] },
          on: {
            'appInfo.known': {
              target: 'comparing',
              actions: { type: 'recordAppInfo', params: ({ event }) => event },
            },
          },
        },
        outdated: {
          description:
            'The server has another version: the refresh modal is open until somebody presses its button.',
          tags: ['outdated'],
          meta: { spec: ['VER-01', 'VER-02', 'VER-03', 'VER-04', 'VER-07', 'VER-08'] },
          on: {
            'appInfo.known': {
              target: 'comparingAgain',
              actions: { type: 'recordAppInfo', params: ({ event }) => event },
            },
          },
        },
        comparingAgain: {
          ...reading,
          description: 'The stored version is read again; the modal stays until it is the one of the server.',
          tags: ['outdated'],
          meta: { spec: ['VER-10'] },
        },
      },
    },
    scripts: {
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
            'chunk.failed': {
              description: 'The page says what failed, and the shopper decides about a reload.',
            },
            'paying.ended': { target: 'whole' },
          },
        },
        asking: {
          description:
            'A script did not come. The server is asked whether it has another build than this page.',
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
          description:
            'The build of this page is gone and its own reload is used up: the refresh modal is open.',
          tags: ['outdated'],
          meta: { spec: ['VER-08', 'T53'] },
          on: { 'paying.began': { target: 'paying' } },
        },
      },
    },
  },
  on: {
    'version.refresh': {
      description: 'Marks the app as current, so that the next start stores the version that it finds.',
      actions: ['forgetVersion', 'reloadAsWished'],
    },
  },
})
