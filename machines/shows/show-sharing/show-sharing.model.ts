import { ApiError } from '#contract/platform/failure.ts'
import type { ShowShare } from '#contract/shows/shows.ts'
import { isIn } from '#machines/platform/is-in.ts'
import { defineModel, done, fails } from '#machines/platform/model.ts'
import { showSharingMachine } from './show-sharing.machine.ts'
import { showSharingWords } from './show-sharing.words.ts'

const ID = '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001'
const share: ShowShare = {
  link: '/view-my-fireworks-show/Qm9hcmRpbmcgdGhlIHNoaQ',
  signature: '',
  revision: 3,
  views: 12,
  date_shared: '2027-06-01T12:00:00.000Z',
}
const updated: ShowShare = { ...share, revision: 5, signature: 'Mara' }
const summary = {
  id: ID,
  name: 'Lake finale',
  cue_count: 12,
  seconds: 90,
  revision: 5,
  date_modified: '2027-06-01T12:00:00.000Z',
  date_removed: null,
}
const listed = (...shows: readonly object[]) => ({ status: 200, body: { shows } })
const answer = (data: object, success = true) => ({
  status: 200,
  body: { success, errors: [], message: null, data },
})
const lost = fails(new ApiError({ kind: 'offline' }), 'offline')
const refusal = (status: number, error: string) => ({ status, body: { success: false, errors: [error] } })
const absent = refusal(404, 'Not found.')
const TOO_MANY = 'Too many attempts. Please try again later.'
const changed = { kind: 'changed', revision: 6 } as const

export const showSharingModel = defineModel({
  machine: showSharingMachine,
  title: 'Show sharing',
  words: showSharingWords,
  purpose: 'A show is shared by a link, its shared copy updated, and the link taken back.',
  inputs: { show: { id: ID } },
  events: {
    'share.publish': [{ type: 'share.publish', revision: 3, signature: '' }],
    'share.update': [{ type: 'share.update', revision: 5, signature: 'Mara' }],
    'share.revoke': [{ type: 'share.revoke' }],
    'share.retry': [{ type: 'share.retry' }],
  },
  outcomes: {
    readShare: {
      unshared: done({ kind: 'unshared' }, listed({ ...summary, share: null })),
      shared: done({ kind: 'shared', share }, listed({ ...summary, share })),
      missing: done({ kind: 'missing' }, listed()),
      lost,
    },
    publishShow: {
      published: done({ kind: 'published', share: updated }, answer({ kind: 'published', share: updated })),
      changed: done(changed, answer(changed, false)),
      missing: done({ kind: 'missing' }, absent),
      tooMany: fails(
        new ApiError({ kind: 'status', status: 429, errors: [TOO_MANY], message: null, retryAfter: null }),
        refusal(429, TOO_MANY),
      ),
      lost,
    },
    revokeShare: {
      revoked: done({ kind: 'revoked' }, { status: 200, body: { success: true, errors: [], message: null } }),
      missing: done({ kind: 'missing' }, absent),
      lost,
    },
  },
  happyEnd: ({ value }) => isIn(value, 'shared'),
  key: ({ share: known, wish, isOutdated }) => [known !== null, wish !== null, isOutdated],
  invariants: {
    'a link is known wherever one is shown': ({ value, context }) =>
      !isIn(value, 'shared', 'updating', 'revoking') || context.share !== null,
    'no link is shown where there is none': ({ value, context }) =>
      !isIn(value, 'unshared', 'publishing', 'missing') || context.share === null,
    'what is to be shared is known while it is sent': ({ value, context }) =>
      !isIn(value, 'publishing', 'updating') || context.wish !== null,
  },
  leadsTo: {
    'a request ends with a link, without one, or with the reason why neither is known': {
      from: ({ value }) => isIn(value, 'asking', 'publishing', 'updating', 'revoking'),
      to: ({ value }) => isIn(value, 'shared', 'unshared', 'missing', 'limited', 'unreachable'),
    },
  },
})
