import * as fc from 'fast-check'
import { SMALL_JPEG, SMALL_PDF, SMALL_PNG } from '#tests/support/upload-files.ts'

/** A file that is two things at once, and says by its name to be the worse one. */
export interface Polyglot {
  readonly number: number
  readonly name: string
  readonly bytes: Uint8Array
}

const latin = (text: string): Buffer => Buffer.from(text, 'latin1')

const pageOf = (number: number): string =>
  `<!doctype html><html><body><script>ran(${number})</script><img src=x onerror=ran(${number})><svg onload=ran(${number})></svg></body></html>`

/** A chunk of text before the end mark; browsers do not look at checksums of what they do not know. */
function pngWith(text: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(text.length)
  head.write('teXt', 4, 'latin1')
  return Buffer.concat([SMALL_PNG.subarray(0, 33), head, text, Buffer.alloc(4), SMALL_PNG.subarray(33)])
}

/** A comment segment after the start mark. */
function jpegWith(text: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0])
  head.writeUInt16BE(text.length + 2, 2)
  return Buffer.concat([SMALL_JPEG.subarray(0, 2), head, text, SMALL_JPEG.subarray(2)])
}

const MADE: Readonly<Record<string, (number: number) => Buffer>> = {
  pngChunk: (number) => pngWith(latin(pageOf(number))),
  pngTrailer: (number) => Buffer.concat([SMALL_PNG, latin(pageOf(number))]),
  jpegComment: (number) => jpegWith(latin(pageOf(number))),
  jpegTrailer: (number) => Buffer.concat([SMALL_JPEG, latin(pageOf(number))]),
  // a script whose first statement assigns to a name of four bytes
  jpegScript: (number) => jpegWith(latin(`*/=1;ran(${number});/*`)),
  pdfPage: (number) => latin(`%PDF-1.7\n${pageOf(number)}\n%%EOF\n`),
  pdfAction: (number) =>
    latin(
      `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /OpenAction << /S /JavaScript /JS (ran\\(${number}\\);app.alert\\(${number}\\)) >> >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`,
    ),
  pdfTrailer: (number) => Buffer.concat([SMALL_PDF, latin(`${pageOf(number)}%%EOF`)]),
  page: (number) => latin(pageOf(number)),
  pageWithPdf: (number) => latin(`${pageOf(number)}%PDF-1.7\n%%EOF`),
  drawing: (number) => latin(`<svg xmlns="http://www.w3.org/2000/svg" onload="ran(${number})"/>`),
  script: (number) => latin(`ran(${number})//%PDF-1.7 %%EOF`),
}

const KINDS = Object.entries(MADE)
const ENDINGS = ['.html', '.svg', '.xhtml', '.htm', '.mht', '.js', '.pdf.html', '']

/** Each kind in turn, under names that lie. */
export function polyglots(seed: number, count: number): readonly Polyglot[] {
  const endings = fc.sample(fc.constantFrom(...ENDINGS), { seed, numRuns: count })
  return endings.map((ending, number) => {
    const [kind, make] = KINDS[number % KINDS.length] ?? ['page', (n: number) => latin(pageOf(n))]
    return { number, name: `${kind}-${number}${ending}`, bytes: make(number) }
  })
}
