import { safeParse } from 'valibot'
import { MAX_INT } from '#contract/platform/constants.ts'
import type { AnswerIn, HandlerArgs } from '#contract/platform/endpoint.ts'
import { ShowDoc } from '#contract/shows/show-doc.ts'
import type { showCalls } from '#contract/shows/shows.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { invalid, notFound } from '#server/platform/http/http-error.ts'
import { limitShowCalls } from './limit-show-calls.ts'
import { writeShare } from './share-statements.ts'
import { createNonce, tokenHash, tokenOf } from './share-token.ts'
import { selectStored } from './show-statements.ts'
import { shareWire } from './show-wire.ts'
import { toPublicShow } from './to-public-show.ts'

type PublishAnswer = AnswerIn<typeof showCalls.publishShow>
type PublishRequest = HandlerArgs<typeof showCalls.publishShow>['body']

/** Shares a frozen copy of the stored revision, at the link that the show has, or else at a new one. */
export async function publishShow(
  { id: showId, revision, signature }: PublishRequest,
  context: SessionContext,
): Promise<PublishAnswer> {
  await limitShowCalls('publish-show', context)
  const { db, session, projectId, now, shop } = context
  const [stored] = await selectStored(db, { customerId: session.customerId, projectId, showId })
  if (!stored) throw notFound()
  if (stored.revision !== revision) return changed(stored.revision)
  const doc = safeParse(ShowDoc, stored.doc)
  if (!doc.success) throw invalid('revision: was saved by a newer version of the shop')
  const shown = toPublicShow(doc.output)
  const nonce = createNonce()
  const [share] = await writeShare(db, {
    row: stored.id,
    revision,
    nonce,
    tokenHash: tokenHash(tokenOf(nonce, shop.secret)),
    doc: shown,
    signature,
    productIds: [...new Set(shown.cues.map((cue) => cue.products_id))]
      .filter((id) => id <= MAX_INT)
      .sort((a, b) => a - b),
    now: now(),
  })
  const wire = share && shareWire(share, shop.secret)
  // saved or removed since it was read
  if (!wire) return publishShow({ id: showId, revision, signature }, context)
  return { success: true, message: null, data: { kind: 'published', share: wire } }
}

const changed = (revision: number): PublishAnswer => ({
  success: false,
  errors: ['The show was changed on another device. Open it again to share it.'],
  message: null,
  data: { kind: 'changed', revision },
})
