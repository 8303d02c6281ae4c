import type { CanaryCard } from './canary-cards.ts'
import { needlesOf, writingsOf } from './encodings.ts'
import { Scanner } from './scanner.ts'

/** How many secrets were hidden in other bytes, each in one encoding, and how many of them the scanner found. */
export function findPlanted(cards: readonly CanaryCard[]): { planted: number; found: number } {
  let planted = 0
  let found = 0
  const hide = (bytes: Buffer) => {
    const scanner = new Scanner(cards)
    scanner.file('planted', Buffer.concat([Buffer.alloc(4_099, 0xa5), bytes, Buffer.alloc(4_099, 0x5a)]))
    planted++
    if (scanner.hits.length > 0) found++
  }
  for (const { number, cvv } of cards) {
    for (const writing of writingsOf(number)) {
      for (const { bytes } of needlesOf(writing)) hide(bytes)
      for (const before of ['', 'a', 'ab'])
        hide(Buffer.from(Buffer.from(`${before}${writing}, "x"`).toString('base64')))
    }
    for (const encoding of ['utf8', 'utf16le'] as const) hide(Buffer.from(`{"cc_cvv":"${cvv}"}`, encoding))
  }
  return { planted, found }
}
