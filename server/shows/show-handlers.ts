import type { showCalls } from '#contract/shows/shows.ts'
import { safeParse } from 'valibot'
import { ShowId } from '#contract/shows/shows.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { publishShow } from './publish-show.ts'
import { removeShow } from './remove-show.ts'
import { saveShow } from './save-show.ts'
import { deleteShare } from './share-statements.ts'
import { idsOfModels, showProducts } from './show-products.ts'
import { selectExists, selectStored, selectSummaries } from './show-statements.ts'
import { shareWire, summaryWire } from './show-wire.ts'
import { viewShow } from './view-show.ts'

export const showHandlers: Handlers<typeof showCalls> = {
  selectShows: async (_, { db, session, projectId, shop }) => {
    const rows = await selectSummaries(db, { customerId: session.customerId, projectId })
    return { shows: rows.map((row) => summaryWire(row, shop.secret)) }
  },
  selectShow: async ({ params }, { db, session, projectId, shop }) => {
    const showId = safeParse(ShowId, params.id)
    if (!showId.success) throw notFound()
    const own = { customerId: session.customerId, projectId, showId: showId.output }
    const [row] = await selectStored(db, own)
    if (!row) throw notFound()
    const { revision, doc } = row
    return { id: showId.output, revision, doc, share: shareWire(row, shop.secret) }
  },
  saveShow: ({ body }, context) => saveShow(body, context),
  removeShow: ({ body }, context) => removeShow(body, context),
  publishShow: ({ body }, context) => publishShow(body, context),
  revokeShare: async ({ body }, { db, session, projectId }) => {
    const own = { customerId: session.customerId, projectId, showId: body.id }
    const [found] = await selectExists(db, own)
    if (!found) throw notFound()
    await deleteShare(db, own)
    return { success: true }
  },
  showProducts: async ({ body: { ids, models } }, context) => {
    const wanted = [...ids, ...idsOfModels(context, models)]
    return { products: [...(await showProducts(context, wanted, context.session?.priceLevelId ?? null))] }
  },
  viewShow: ({ params }, context) => viewShow(params.token, context),
}
