import { ApiError } from '#contract/platform/failure.ts'
import { isIn } from '#machines/platform/is-in.ts'
import { defineModel, done, fails, type Unprovokable } from '#machines/platform/model.ts'
import { versionCheckMachine } from './version-check.machine.ts'
import { versionCheckWords } from './version-check.words.ts'

const running = '1.0.0'
const newer = '1.1.0'
const denied = (state: string): Unprovokable => ({
  transition: `versionCheck.version.${state}|xstate.error.actor.readVersion|0`,
  walk: 'both',
  reason:
    'A browser that denies its storage counts as one that has nothing stored, so reading it never fails.',
})
const atOnce = (state: string): Unprovokable => ({
  transition: `versionCheck.version.${state}|appInfo.known|0`,
  walk: 'browser',
  reason: 'A browser reads its storage at once, so no second answer of the server comes while it does.',
})
const served = (app_version: string) => done([{ app_version }], { status: 200, body: [{ app_version }] })

export const versionCheckModel = defineModel({
  machine: versionCheckMachine,
  title: 'Version check',
  words: versionCheckWords,
  purpose: 'Brings a newer app to the browser without breaking what a shopper is doing.',
  inputs: {
    fresh: { running, hasReloaded: false },
    reloaded: { running, hasReloaded: true },
  },
  events: {
    'appInfo.known': [
      { type: 'appInfo.known', app_version: running },
      { type: 'appInfo.known', app_version: newer },
    ],
    'version.refresh': [{ type: 'version.refresh' }],
    'chunk.failed': [{ type: 'chunk.failed' }],
    'paying.began': [{ type: 'paying.began' }],
    'paying.ended': [{ type: 'paying.ended' }],
  },
  outcomes: {
    readVersion: {
      none: done(null, 'none'),
      older: done(running, 'none'),
      newer: done(newer, 'none'),
      denied: fails(new Error('denied'), 'none'),
    },
    loadAppInfo: {
      same: served(running),
      replaced: served(newer),
      lost: fails(new ApiError({ kind: 'offline' }), 'offline'),
    },
  },
  happyEnd: ({ value }) => isIn(value, 'current') && isIn(value, 'whole', 'reloading'),
  key: ({ app_version, hasReloaded }) => [app_version, hasReloaded],
  overlaps: ['scripts.asking|done.loadAppInfo'],
  invariants: {
    'versions are compared only once the server has said its own': ({ value, context }) =>
      isIn(value, 'unknown') === (context.app_version === null),
    'a page reloads itself once': ({ value, context }) => !isIn(value, 'reloading') || !context.hasReloaded,
  },
  leadsTo: {
    'a version that the server has said is compared': {
      from: ({ value }) => isIn(value, 'comparing', 'comparingAgain'),
      to: ({ value }) => isIn(value, 'current', 'outdated'),
      provided: 'answersVary',
    },
    'a script that did not come is explained, fetched by a reload, or left to the shopper who pays': {
      from: ({ value }) => isIn(value, 'asking'),
      to: ({ value }) => isIn(value, 'whole', 'reloading', 'replaced', 'paying'),
      provided: 'answersVary',
    },
  },
  unprovokable: [
    denied('comparing'),
    denied('comparingAgain'),
    atOnce('comparing'),
    atOnce('comparingAgain'),
  ],
})
