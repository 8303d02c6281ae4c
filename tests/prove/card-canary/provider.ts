import { openStandIn } from '#server/platform/gateway/cybersource/stand-in/stand-in.ts'
import { environmentOf } from '#server/platform/gateway/cybersource/stand-in/stand-in-keys.ts'
import { openFaultProxy } from '#tests/prove/rig/fault-proxy.ts'

/** CyberSource, as its stand-in, with all that goes to and fro. */
export interface Provider {
  /** of a shop that takes cards by it */
  readonly environment: Readonly<Record<string, string>>
  /** what it has heard, answered and kept, by place */
  texts(): Readonly<Record<string, string>>
  /** cards that it has charged */
  charges(): number
  close(): Promise<void>
}

export async function openProvider(): Promise<Provider> {
  const standIn = await openStandIn()
  const heard: string[] = []
  const proxy = await openFaultProxy(
    () => standIn.url,
    () => ({ kind: 'none' }),
    { heard: ({ path, body }, answer) => heard.push(path, body, answer ?? '') },
  )
  return {
    environment: { ...environmentOf(standIn.keys), CYBERSOURCE_URL: proxy.url },
    texts: () => ({
      'requests to CyberSource': heard.join('\n'),
      'book of the stand-in': JSON.stringify(standIn.book.entries),
    }),
    charges: () => standIn.book.sums().size,
    close: async () => {
      await proxy.close()
      await standIn.close()
    },
  }
}
