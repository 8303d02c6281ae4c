import { setTimeout as pause } from 'node:timers/promises'
import { feedCalls } from '#contract/staff/feed.ts'
import { Shopper } from '#tests/support/shopper.ts'

interface PostsOptions {
  readonly origins: readonly string[]
  readonly key: string
  readonly model: string
  readonly count: number
  /** each try is a request of its own, as the negative control */
  readonly forgets: boolean
}

/** Adds a case in each of so many requests, each sent at once to all processes and again until one answers. */
export async function postOften({ origins, key, model, count, forgets }: PostsOptions): Promise<void> {
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
  for (let index = 0; index < count; index++) {
    const request = crypto.randomUUID()
    for (let isDone = false; !isDone; ) {
      const answers = await Promise.allSettled(clients.map((client) => post(client, request)))
      isDone = answers.some(({ status }) => status === 'fulfilled')
      if (!isDone) await pause(100)
    }
  }
}
