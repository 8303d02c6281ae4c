import { deflateRawSync } from 'node:zlib'

interface Entry {
  readonly name: string
  readonly content: Uint8Array
  /** what the directory says of its size when unpacked */
  readonly declared?: number
}

const WORKBOOK = '<workbook><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>'
const text = (written: string): Uint8Array => new TextEncoder().encode(written)

/** Parts that unpack to 64 MB, and declare a kilobyte, as much as is allowed, or are needed by no sheet. */
export function bombs(): readonly Uint8Array<ArrayBuffer>[] {
  const blanks = new Uint8Array(64_000_000).fill(0x20)
  const workbook = { name: 'xl/workbook.xml', content: text(WORKBOOK) }
  const sheet = 'xl/worksheets/sheet1.xml'
  return [
    zipOf([workbook, { name: sheet, content: blanks, declared: 1_000 }]),
    zipOf([workbook, { name: 'xl/sharedStrings.xml', content: blanks, declared: 4_000_000 }]),
    zipOf([workbook, { name: 'docProps/app.xml', content: blanks, declared: 10 }]),
  ]
}

/** A zip file whose headers say what the entries declare. */
function zipOf(entries: readonly Entry[]): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, content, declared = content.byteLength } of entries) {
    const packed = deflateRawSync(content)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50)
    head.writeUInt16LE(8, 8)
    head.writeUInt32LE(packed.length, 18)
    head.writeUInt32LE(declared, 22)
    head.writeUInt16LE(name.length, 26)
    const row = Buffer.alloc(46)
    row.writeUInt32LE(0x02014b50)
    row.writeUInt16LE(8, 10)
    row.writeUInt32LE(packed.length, 20)
    row.writeUInt32LE(declared, 24)
    row.writeUInt16LE(name.length, 28)
    row.writeUInt32LE(at, 42)
    directory.push(row, Buffer.from(name))
    parts.push(head, Buffer.from(name), packed)
    at += head.length + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...parts, ...directory, end]))
}
