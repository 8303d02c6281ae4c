import { expect, test } from 'vitest'
import { decodeText } from '#contract/platform/decode-text.ts'

const TEXT = 'model,name\r\nA1,Café “Ñandú”\r\n'
const utf16 = (text: string, bigEndian: boolean) =>
  Uint8Array.from(
    Array.from({ length: text.length }, (_, at) => {
      const code = text.charCodeAt(at)
      return bigEndian ? [code >> 8, code & 0xff] : [code & 0xff, code >> 8]
    }).flat(),
  )
const utf8 = (text: string) => new TextEncoder().encode(text)
/** but for the quotes the same codes as in Unicode */
const windows1252 = Uint8Array.from(
  Array.from(TEXT.replace('“', '\u{93}').replace('”', '\u{94}'), (each) => each.charCodeAt(0)),
)

test.each([
  ['UTF-8', utf8(TEXT), 'UTF-8'],
  ['UTF-8 with a byte order mark', utf8(`\u{feff}${TEXT}`), 'UTF-8'],
  ['UTF-16 with a byte order mark', utf16(`\u{feff}${TEXT}`, false), 'UTF-16'],
  ['big-endian UTF-16 with a byte order mark', utf16(`\u{feff}${TEXT}`, true), 'UTF-16'],
  ['UTF-16 told by its zeros', utf16(TEXT, false), 'UTF-16'],
  ['big-endian UTF-16 told by its zeros', utf16(TEXT, true), 'UTF-16'],
  ['Windows-1252', windows1252, 'Windows-1252'],
])('a file in %s is read, and its encoding is told', (_, bytes, encoding) => {
  expect(decodeText(bytes)).toEqual({ kind: 'text', text: TEXT, encoding })
})

test.each([
  ['a zero in UTF-8', utf8('model\nA1\nA\0'), 'control', 3],
  ['UTF-8 with one damaged byte', Uint8Array.from([...utf8('é\nñ\n'), 0xe9, 0x0a]), 'damaged', 3],
  ['damaged UTF-8 with a byte order mark', Uint8Array.from([0xef, 0xbb, 0xbf, 0x61, 0xe9]), 'damaged', 1],
  ['half a character of UTF-16', Uint8Array.from([0xff, 0xfe, 0x61, 0, 0x62]), 'damaged', 1],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'control', 2],
])('%s is no text, which is told with its line and not guessed', (_, bytes, reason, line) => {
  expect(decodeText(bytes)).toEqual({ kind: 'unreadable', reason, line })
})
