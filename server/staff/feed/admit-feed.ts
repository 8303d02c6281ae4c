import type { Step } from '#server/platform/http/handler.ts'
import { unauthorized } from '#server/platform/http/http-error.ts'
import { countEvents } from '#server/platform/http/rate-limit.ts'
import { readFeedKey } from './feed-keys.ts'

/** Of one key, whatever is answered. */
const FEED_CALLS = { events: 600, seconds: 60 }

/** Throws 401 for whoever has no good key, before a body is received. */
export const admitFeed: Step = async (c, next) => {
  const { db, now } = c.get('shop')
  const [, token] = /^bearer ([\w-]{1,100})$/i.exec(c.req.header('authorization') ?? '') ?? []
  const feed = await c
    .get('limiters')
    .calls(c.get('address'), async () => (token ? readFeedKey(db, token, now()) : null))
  if (!feed) throw unauthorized()
  await countEvents(db, [{ key: `feed:${feed.id}`, ...FEED_CALLS }], now())
  c.set('feed', feed)
  return next()
}

/** At another storefront a key is none. */
export const keepOwnStorefront: Step = (c, next) => {
  if (c.get('feed')?.projectId !== c.get('projectId')) throw unauthorized()
  return next()
}
