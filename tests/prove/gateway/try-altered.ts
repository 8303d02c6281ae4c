import type { StandIn } from '#server/platform/gateway/cybersource/stand-in/stand-in.ts'
import { ALTERATIONS, draftRequest, send, signed } from './altered-requests.ts'

export interface Altered {
  /** altered requests, and repeated ones */
  readonly altered: number
  /** of them those that were not refused */
  readonly accepted: number
  /** requests as they must be that were refused */
  readonly refused_right: number
}

const REFUSED = 401

/** Sends altered requests, each kind in turn, and between them right ones, each of which is sent a second time. */
export async function tryAltered(
  { url, keys, book }: StandIn,
  count: number,
  random: () => number,
  say: (line: string) => void,
): Promise<Altered> {
  const kinds = Object.entries(ALTERATIONS)
  const figures = { altered: 0, accepted: 0, refused_right: 0 }
  const mustBeRefused = (status: number, kind: string) => {
    figures.altered++
    if (status === REFUSED) return
    figures.accepted++
    say(`${kind}: answered ${status}`)
  }
  while (figures.altered < count) {
    for (const [kind, alter] of kinds) {
      const draft = await draftRequest(keys, new Date())
      await alter(draft, keys, random)
      const booked = book.entries.length
      const status = await send(url, await signed(draft))
      mustBeRefused(book.entries.length > booked ? 201 : status, kind)
    }
    const right = await signed(await draftRequest(keys, new Date()))
    if ((await send(url, right)) === REFUSED) figures.refused_right++
    mustBeRefused(await send(url, right), 'a token used twice')
  }
  return figures
}
