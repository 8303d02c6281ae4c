import { linesIn } from './read-csv.ts'

export type DecodedText =
  | {
      readonly kind: 'text'
      readonly text: string
      readonly encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252'
    }
  /** `damaged`: bytes are no text of the encoding; `control`: a character that is in no text */
  | { readonly kind: 'unreadable'; readonly reason: 'damaged' | 'control'; readonly line: number }

/** The text of a file as spreadsheet programs save it, with or without a byte order mark. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const wide = wideEncodingOf(bytes)
  if (wide !== null) return textOf(strictlyDecoded(bytes, wide), 'UTF-16')
  const text = strictlyDecoded(bytes, 'utf-8')
  if (text !== null) return textOf(text, 'UTF-8')
  const marked = new TextDecoder().decode(bytes)
  if (isMarked(bytes, [0xef, 0xbb, 0xbf]) || isMostlyUtf8(marked))
    return unreadable('damaged', marked, marked.indexOf(REPLACEMENT))
  const narrow = new TextDecoder('windows-1252').decode(bytes)
  const control = narrow.search(CONTROL)
  return control === -1 ? textOf(narrow, 'Windows-1252') : unreadable('control', narrow, control)
}

const REPLACEMENT = '\u{fffd}'
/** Every sequence of bytes is some text in Windows-1252; these characters are in files of other kinds. */
const CONTROL = /(?![\t\r\n])\p{Cc}/u
/** bytes that tell UTF-16 from others */
const SAMPLE = 10_000

/** By the byte order mark, or by the zeros in every second byte of text that is mostly Latin. */
function wideEncodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (isMarked(bytes, [0xff, 0xfe])) return 'utf-16le'
  if (isMarked(bytes, [0xfe, 0xff])) return 'utf-16be'
  const sample = bytes.subarray(0, SAMPLE)
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const many = Math.max(1, sample.length / 4)
  if (odd > many && even * 8 < odd) return 'utf-16le'
  return even > many && odd * 8 < even ? 'utf-16be' : null
}

const isMarked = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte)

function strictlyDecoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Of UTF-8 with a few damaged bytes more characters beyond ASCII are whole than not; of Windows-1252 hardly any. */
function isMostlyUtf8(marked: string): boolean {
  let whole = 0
  for (const character of marked) {
    if (character === REPLACEMENT) whole--
    else if (character > '\u{7f}') whole++
  }
  return whole > 0
}

function textOf(text: string | null, encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252'): DecodedText {
  if (text === null) return { kind: 'unreadable', reason: 'damaged', line: 1 }
  const zero = text.indexOf('\0')
  return zero === -1 ? { kind: 'text', text, encoding } : unreadable('control', text, zero)
}

const unreadable = (reason: 'damaged' | 'control', text: string, at: number): DecodedText => ({
  kind: 'unreadable',
  reason,
  line: 1 + linesIn(text, 0, at),
})
