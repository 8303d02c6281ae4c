import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'

export interface ZipEntry {
  readonly name: string
  readonly content: Uint8Array
  /** what the headers say of its size when unpacked; default: the truth */
  readonly declared?: number
}

/** A zip file of deflated entries. */
export function zipOf(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, content, declared = content.byteLength } of entries) {
    const packed = deflateRawSync(content)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50)
    head.writeUInt16LE(8, 8)
    head.writeUInt32LE(crc32(content), 14)
    head.writeUInt32LE(packed.length, 18)
    head.writeUInt32LE(declared, 22)
    head.writeUInt16LE(name.length, 26)
    const row = Buffer.alloc(46)
    row.writeUInt32LE(0x02014b50)
    row.writeUInt16LE(8, 10)
    row.writeUInt32LE(crc32(content), 16)
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

/** The unpacked entries of a zip file that has no comment. */
export function unzip(zip: Uint8Array): readonly ZipEntry[] {
  const file = Buffer.from(zip)
  const end = file.length - 22
  const entries: ZipEntry[] = []
  let row = file.readUInt32LE(end + 16)
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => file.readUInt16LE(row + field))
    const head = file.readUInt32LE(row + 42)
    const start = head + 30 + file.readUInt16LE(head + 26) + file.readUInt16LE(head + 28)
    const packed = file.subarray(start, start + file.readUInt32LE(row + 20))
    const name = file.toString('utf8', row + 46, row + 46 + (nameLength ?? 0))
    entries.push({ name, content: file.readUInt16LE(row + 10) === 0 ? packed : inflateRawSync(packed) })
    row += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return entries
}
