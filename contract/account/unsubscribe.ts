import * as v from 'valibot'
import { endpoint } from '#contract/platform/endpoint.ts'
import { Outcome } from '#contract/platform/wire.ts'

/** `stock`: every alert that waits; `news`: the newsletter. */
export const UNSUBSCRIBABLE = ['stock', 'news'] as const
export type Unsubscribable = (typeof UNSUBSCRIBABLE)[number]

export const unsubscribeCalls = {
  unsubscribe: endpoint({
    method: 'POST',
    path: 'public/api/site/unsubscribe',
    auth: 'none',
    summary: 'Ends e-mails of a kind to whom the token of such an e-mail names',
    body: v.strictObject({ from: v.picklist(UNSUBSCRIBABLE), token: v.pipe(v.string(), v.uuid()) }),
    answer: Outcome,
  }),
}
