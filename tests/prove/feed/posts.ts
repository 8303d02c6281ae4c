import { setTimeout as pause } from 'node:timers/promises'
import { feedCalls } from '#contract/staff/feed.ts'
import { Shopper } from '#tests/support/shopper.ts'

const LEAST = 20

interface PostsOptions {
  readonly origins: readonly string[]
  readonly key: string
  readonly model: string
  /** each try is a request of its own, as the negative control */
  readonly forgets: boolean
}

/**
 * Adds a case in each request, each sent at once to all processes and again until one answers. `stop()` is called when all processes are
 * there to stay: some more are sent then, which reach all of them.
 */
export function postOften({ origins, key, model, forgets }: PostsOptions): { stop(): Promise<number> } {
  const clients = origins.map((origin) => {
    const client = new Shopper(origin)
    client.token = key
    return client
  })
  const post = async (client: Shopper, request_id: string) => {
    const body = {
      request_id: forgets ? crypto.randomUUID() : request_id,
      stock: [{ products_model: model, change: 1 }],
    }
    const { kind, text } = await client.call(feedCalls.postStock, { body })
    if (kind !== 'done') throw new Error(text)
  }
  const stopped = new AbortController()
  const postOnce = async (request: string): Promise<void> => {
    const answers = await Promise.allSettled(clients.map((client) => post(client, request)))
    if (answers.some(({ status }) => status === 'fulfilled')) return
    await pause(100)
    await postOnce(request)
  }
  const run = async () => {
    let posts = 0
    for (let afterwards = 0; afterwards < LEAST; posts++) {
      if (stopped.signal.aborted) afterwards++
      await postOnce(crypto.randomUUID())
      // fewer than a key may send
      await pause(150)
    }
    return posts
  }
  const running = run()
  return {
    stop: () => {
      stopped.abort()
      return running
    },
  }
}
