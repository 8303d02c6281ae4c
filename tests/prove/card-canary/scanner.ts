import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { CanaryCard } from './canary-cards.ts'
import { needlesOf, writingsOf } from './encodings.ts'

export interface Hit {
  readonly place: string
  readonly what: string
}

/** A security code is too short to be found in bytes: there it counts only as a whole number. */
const TOKEN = (code: string) => String.raw`(?<![0-9A-Za-z.\-])${code}(?![0-9A-Za-z.\-])`
/** and one of three digits only near its name. */
const NAMED = (code: string) => String.raw`(?:cvv|cvc|csc|cc_|security)[^\n]{0,60}?${TOKEN(code)}`

/** Searches texts and files for every card and counts what it has scanned. */
export class Scanner {
  readonly hits: Hit[] = []
  /** what was looked at, by kind of place */
  readonly bytes = new Map<string, number>()
  private readonly needles: { readonly what: string; readonly bytes: Buffer }[]
  private readonly codes: { readonly what: string; readonly inText: RegExp; readonly inBytes: RegExp }[]

  constructor(cards: readonly CanaryCard[]) {
    this.needles = cards.flatMap(({ name, number }) => {
      // digits are the same in several encodings; the first one names them
      const byBytes = new Map(
        writingsOf(number)
          .flatMap(needlesOf)
          .reverse()
          .map((needle) => [needle.bytes.toString('latin1'), needle]),
      )
      return [...byBytes.values()].map(({ encoding, bytes }) => ({
        what: `${name} number, ${encoding}`,
        bytes,
      }))
    })
    this.codes = cards.map(({ name, cvv }) => ({
      what: `${name} code`,
      inText: new RegExp(TOKEN(cvv)),
      inBytes: new RegExp(cvv.length > 3 ? TOKEN(cvv) : NAMED(cvv), 'i'),
    }))
  }

  get places(): number {
    return this.bytes.size
  }

  get total(): number {
    return [...this.bytes.values()].reduce((sum, size) => sum + size, 0)
  }

  text(place: string, text: string): void {
    const bytes = Buffer.from(text)
    this.count(place, bytes.length)
    this.numbersIn(place, bytes)
    for (const { what, inText } of this.codes) if (inText.test(text)) this.hits.push({ place, what })
  }

  /** Every file of a folder, however deep. Files that go meanwhile are nobody's storage. */
  folder(place: string, folder: string): void {
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const bytes = contentOf(join(folder, path))
      if (bytes) this.file(place, bytes)
    }
  }

  file(place: string, bytes: Buffer): void {
    this.count(place, bytes.length)
    this.numbersIn(place, bytes)
    const readings = readingsOf(bytes)
    for (const { what, inBytes } of this.codes)
      if (readings.some((text) => inBytes.test(text))) this.hits.push({ place, what })
  }

  private numbersIn(place: string, bytes: Buffer): void {
    for (const needle of this.needles)
      if (bytes.includes(needle.bytes)) this.hits.push({ place, what: needle.what })
  }

  private count(place: string, size: number): void {
    this.bytes.set(place, (this.bytes.get(place) ?? 0) + size)
  }
}

/** Not by Buffer.toString, which frees memory twice for an odd number of bytes (Node 24.21). */
const wideText = (bytes: Buffer): string => new TextDecoder('utf-16le').decode(bytes)

/** The bytes as a character each, and as two each from the first and from the second byte. */
const readingsOf = (bytes: Buffer): readonly string[] =>
  bytes.includes('\0')
    ? [bytes.toString('latin1'), wideText(bytes), wideText(bytes.subarray(1))]
    : [bytes.toString('latin1')]

function contentOf(path: string): Buffer | null {
  try {
    return statSync(path).isFile() ? readFileSync(path) : null
  } catch {
    return null
  }
}
