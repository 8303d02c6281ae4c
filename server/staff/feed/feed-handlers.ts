import type { FeedAnswer, feedCalls } from '#contract/staff/feed.ts'
import type { FeedContext, Handlers } from '#server/platform/http/handler.ts'
import { postAcks } from './post-acks.ts'
import { postShipments } from './post-shipments.ts'
import { postStock } from './post-stock.ts'
import { readFeed } from './read-feed.ts'

export const feedHandlers: Handlers<typeof feedCalls> = {
  readFeed: ({ query: { after } }, { db, projectId, shop }) =>
    readFeed(db, { projectId, after, catalogue: shop.catalogue }),
  postShipments: async ({ body: { request_id, shipments } }, context) =>
    told(context, await postShipments(context.db, requestOf(request_id, shipments, context))),
  postStock: ({ body: { request_id, stock } }, context) =>
    postStock(context.db, requestOf(request_id, stock, context)),
  postAcks: ({ body: { request_id, acks } }, context) =>
    postAcks(context.db, requestOf(request_id, acks, context)),
}

const requestOf = <Row>(requestId: string, rows: readonly Row[], { feed, now }: FeedContext) => ({
  feed,
  requestId,
  rows,
  now: now(),
})

function told({ shop }: FeedContext, answer: FeedAnswer): FeedAnswer {
  if (answer.kind === 'done') shop.jobs.wake()
  return answer
}
