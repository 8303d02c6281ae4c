import { scriptsRegion } from './scripts-region.ts'
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

/** Compares the stored version with the server's, and sees to it that a deploy never breaks an open page. */
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
    scripts: scriptsRegion,
  },
  on: {
    'version.refresh': {
      description: 'Marks the app as current, so that the next start stores the version that it finds.',
      actions: ['forgetVersion', 'reloadAsWished'],
    },
  },
})
