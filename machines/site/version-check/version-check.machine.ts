import { versionCheckSetup } from './version-check.setup.ts'

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
    'Detects that the server has a newer build than this page, and reloads unless the shopper is paying.',
  context: ({ input }) => ({ ...input, app_version: null }),
  type: 'parallel',
  states: {
    version: {
      description: "Whether the version stored in this browser equals the server's.",
      initial: 'unknown',
      states: {
        unknown: {
          description: 'The version of the server is not known yet.',
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
          description: 'The stored version is read, because another tab may have changed it.',
          meta: { spec: ['VER-05', 'VER-06', 'VER-07'] },
        },
        current: {
          description: "The stored version equals the server's.",
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
            'The server has another version: the refresh modal is open until its button is pressed.',
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
          description: "The stored version is read again; the modal stays until it equals the server's.",
          tags: ['outdated'],
          meta: { spec: ['VER-10'] },
        },
      },
    },
    scripts: {
      description: 'Whether the chunks of this page can still be fetched, and what to do when not.',
      initial: 'whole',
      states: {
        whole: {
          description: 'Every requested chunk has loaded.',
          meta: { spec: ['MSG-53', 'CONST-08'] },
          on: { 'chunk.failed': { target: 'asking' }, 'paying.began': { target: 'paying' } },
        },
        paying: {
          description:
            'The shopper is paying: no automatic reload and no modal, so that card and order are safe.',
          tags: ['paying'],
          meta: { spec: ['VER-08', 'T53'] },
          on: {
            'chunk.failed': {
              description: 'The page shows the failure, and the shopper decides about a reload.',
            },
            'paying.ended': { target: 'whole' },
          },
        },
        asking: {
          description:
            'A chunk failed to load. The server is asked whether it has another build than this page.',
          meta: { spec: ['MSG-53', 'MSG-54', 'T53'] },
          on: { 'paying.began': { target: 'paying' } },
          invoke: {
            id: 'loadAppInfo',
            src: 'loadAppInfo',
            onDone: [
              {
                description: 'The build was replaced: one reload loads the new one, at the same URL.',
                guard: { type: 'canReload', params: ({ event }) => ({ appInfo: event.output }) },
                target: 'reloading',
                actions: ['forgetVersion', 'reloadByItself'],
              },
              {
                description: 'A reload has failed before, so the refresh modal is opened instead.',
                guard: { type: 'isAnotherBuild', params: ({ event }) => ({ appInfo: event.output }) },
                target: 'replaced',
              },
              { description: 'The same build: the network failed, and the page shows it.', target: 'whole' },
            ],
            onError: { target: 'whole' },
          },
        },
        reloading: {
          description: 'The page is reloading; all events are ignored.',
          type: 'final',
        },
        replaced: {
          description:
            'The build of this page was replaced and the page has reloaded once already: the refresh modal is open.',
          tags: ['outdated'],
          meta: { spec: ['VER-08', 'T53'] },
          on: { 'paying.began': { target: 'paying' } },
        },
      },
    },
  },
  on: {
    'version.refresh': {
      description: 'Marks the app as current, so that the next start stores the version of the server.',
      actions: ['forgetVersion', 'reloadAsWished'],
    },
  },
})
