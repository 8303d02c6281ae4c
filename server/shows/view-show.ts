import { SHOW_TOKEN } from '#contract/content/show-paths.ts'
import { CachedJson } from '#server/platform/http/cached-json.ts'
import type { CallContext } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { countEvents } from '#server/platform/http/rate-limit.ts'
import { viewShare } from './share-statements.ts'
import { tokenHash } from './share-token.ts'
import { publicProductsJson } from './show-products.ts'

/** per client address, in seconds */
const PERIOD = 600
const VIEWS = 120
const MISSES = 30

type Asker = Pick<CallContext, 'db' | 'projectId' | 'address' | 'now'>

/**
 * A shared show. Whoever asks gets the same: unknown, revoked and foreign tokens are one 404, and an address that has
 * asked for too many of them gets 429 for right ones too.
 */
export async function viewShow(token: string, context: CallContext): Promise<CachedJson> {
  const { db, address, now } = context
  await countEvents(db, [{ key: `show-view:${address}`, events: VIEWS, seconds: PERIOD }], now())
  const share = await findShare(token, context, viewShare)
  const products = await publicProductsJson(context, share.product_ids)
  return new CachedJson(
    `{"doc":${share.doc},"signature":${JSON.stringify(share.signature)},"products":${products}}`,
  )
}

/** Finds the share of a token by a statement; counts a miss and throws 404, or 429 when there were too many. */
export async function findShare<T>(
  token: string,
  { db, projectId, address, now }: Asker,
  find: (db: Asker['db'], input: Parameters<typeof viewShare>[1]) => Promise<readonly T[]>,
): Promise<T> {
  const key = `show-token:${address}`
  const asked = { tokenHash: tokenHash(token), projectId, key, misses: MISSES, now: now() }
  const [share] = SHOW_TOKEN.test(token) ? await find(db, asked) : []
  if (share) return share
  await countEvents(db, [{ key, events: MISSES, seconds: PERIOD }], now())
  throw notFound()
}
