import { showOf } from '#tests/server/shows/stored-shows.ts'
import type { Policy } from './policy.ts'

const KEY = '018f4e5c-2b7a-4c31-9d52-7f1b6c0a9e12'

/** The link of a share is a secret of its own; another proof guesses it. */
export const showPolicies: Readonly<Record<string, Policy>> = {
  selectShows: { admits: 'customer' },
  selectShow: {
    admits: 'customer',
    ids: { 'params.id': 'own' },
    payload: ({ showId }) => ({ params: { id: showId } }),
  },
  saveShow: {
    admits: 'customer',
    // rows of the document are compared within it
    ids: {
      'body.id': 'own',
      'body.doc.positions.0.id': 'public',
      'body.doc.cues.0.id': 'public',
      'body.doc.cues.0.products_id': 'public',
    },
    payload: ({ showId }) => ({
      body: { id: showId, base_revision: 1, save_key: KEY, seconds: 60, doc: showOf() },
    }),
  },
  removeShow: {
    admits: 'customer',
    ids: { 'body.id': 'own' },
    payload: ({ showId }) => ({ body: { id: showId } }),
  },
  publishShow: {
    admits: 'customer',
    ids: { 'body.id': 'own' },
    payload: ({ showId }) => ({ body: { id: showId, revision: 1 } }),
  },
  revokeShare: {
    admits: 'customer',
    ids: { 'body.id': 'own' },
    payload: ({ showId }) => ({ body: { id: showId } }),
  },
  showProducts: { admits: 'visitor', payload: ({ productId }) => ({ body: { ids: [productId] } }) },
  viewShow: {
    admits: 'everybody',
    ids: { 'params.token': 'public' },
    payload: ({ shownToken }) => ({ params: { token: shownToken } }),
  },
}
