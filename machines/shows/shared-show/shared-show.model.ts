import { ApiError } from '#contract/platform/failure.ts'
import type { PublicShow } from '#contract/shows/shows.ts'
import { isIn } from '#machines/platform/is-in.ts'
import { defineModel, done, fails } from '#machines/platform/model.ts'
import { sharedShowMachine } from './shared-show.machine.ts'
import { sharedShowWords } from './shared-show.words.ts'

const shown: PublicShow = {
  doc: {
    format: 1,
    name: 'Lake finale',
    seed: 7,
    site: { crowd_ft: 300, firing: 'electric', noise: 'any' },
    positions: [{ id: 'p1', name: 'Center', x_ft: 0, angle_deg: 0 }],
    cues: [
      {
        id: 'c1',
        products_id: 10_001,
        count: 2,
        at_ms: 1_500,
        position: 'p1',
        spacing_ms: 400,
        angle_deg: 0,
        lead_ms: null,
      },
    ],
  },
  signature: 'Mara',
  products: [],
}
const lost = fails(new ApiError({ kind: 'offline' }), 'offline')
const refusal = (status: number, error: string) => ({ status, body: { success: false, errors: [error] } })
const TOO_MANY = 'Too many attempts. Please try again later.'

export const sharedShowModel = defineModel({
  machine: sharedShowMachine,
  title: 'Shared show',
  words: sharedShowWords,
  purpose: 'Whoever has the link of a show looks at it, and can copy it.',
  inputs: {
    link: { source: { kind: 'link', token: 'Qm9hcmRpbmcgdGhlIHNoaQ' } },
    code: { source: { kind: 'code', code: '1.Qm9hcmRpbmc' } },
  },
  events: {
    'show.copy': [
      { type: 'show.copy', id: '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001' },
      { type: 'show.copy', id: '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a002' },
    ],
    'view.retry': [{ type: 'view.retry' }],
  },
  outcomes: {
    readSharedShow: {
      shown: done({ kind: 'shown', shown }, { status: 200, body: shown }),
      gone: done({ kind: 'gone' }, refusal(404, 'Not found.')),
      foreign: done({ kind: 'foreign' }, 'none'),
      tooMany: fails(
        new ApiError({ kind: 'status', status: 429, errors: [TOO_MANY], message: null, retryAfter: null }),
        refusal(429, TOO_MANY),
      ),
      lost,
    },
    copyShow: {
      copied: done(undefined, 'none'),
      unkept: fails(new Error('the browser keeps nothing'), 'none'),
    },
  },
  happyEnd: ({ value }) => isIn(value, 'copied'),
  key: ({ shown: known, copyId }) => [known !== null, copyId !== null],
  invariants: {
    'a show is known wherever one is shown': ({ value, context }) =>
      !isIn(value, 'viewing', 'copying', 'copied', 'uncopied') || context.shown !== null,
    'nothing is shown of a link that opens nothing': ({ value, context }) =>
      !isIn(value, 'gone', 'foreign') || context.shown === null,
  },
  leadsTo: {
    'an address ends with a show, or with the reason why there is none': {
      from: ({ value }) => isIn(value, 'reading'),
      to: ({ value }) => isIn(value, 'viewing', 'gone', 'foreign', 'limited', 'unreachable'),
    },
    'a copy is kept, or told not to be': {
      from: ({ value }) => isIn(value, 'copying'),
      to: ({ value }) => isIn(value, 'copied', 'uncopied'),
    },
  },
})
