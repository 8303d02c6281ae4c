/** What the central directory of a zip file declares. */
export interface DeclaredEntry {
  readonly name: string
  /** bytes when unpacked */
  readonly size: number
  /** bytes in the file */
  readonly packedSize: number
  /** 0 stored, 8 deflated */
  readonly method: number
  /** of its local header */
  readonly at: number
}

const MAX_ENTRIES = 200
const MAX_PART_BYTES = 256_000

const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const MAX_COMMENT = 65_535

/** The entries of a zip file; null: no readable directory, or one with too many entries. Inflates nothing. */
export function declaredEntries(bytes: Uint8Array): readonly DeclaredEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOfDirectory(view)
  if (end === null) return null
  const count = view.getUint16(end + 10, true)
  if (count === 0 || count > MAX_ENTRIES) return null
  const entries: DeclaredEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY_SIGNATURE) return null
    const nameLength = view.getUint16(at + 28, true)
    const next = at + ENTRY_BYTES + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    if (next > end) return null
    const name = new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength))
    entries.push({
      name,
      size: view.getUint32(at + 24, true),
      packedSize: view.getUint32(at + 20, true),
      method: view.getUint16(at + 10, true),
      at: view.getUint32(at + 42, true),
    })
    at = next
  }
  return at === end ? entries : null
}

/** Searched from the end, because a comment of any length up to 65,535 bytes may follow. */
function endOfDirectory(view: DataView): number | null {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at -= 1) {
    const isEnd = view.getUint32(at, true) === END_SIGNATURE
    if (isEnd && at + END_BYTES + view.getUint16(at + 20, true) === view.byteLength) return at
  }
  return null
}

const isSheetOrStrings = (name: string): boolean =>
  name.startsWith('xl/worksheets/') || name === 'xl/sharedStrings.xml' || name === 'xl/styles.xml'

/** A zip file that says it is something else: a spreadsheet of another program, a text document, a plain archive. */
export function isOtherZip(bytes: Uint8Array): boolean {
  const entries = declaredEntries(bytes)
  return entries !== null && !entries.some(({ name }) => name === WORKBOOK)
}

const WORKBOOK = 'xl/workbook.xml'

export interface WorkbookLimits {
  /** of the file */
  readonly bytes: number
  /** of all its parts together, when unpacked */
  readonly unpackedBytes: number
}

/** A workbook whose declared contents are small enough to be unpacked; headers may lie, see unpacked-entries.ts. */
export function isWorkbookWithin(bytes: Uint8Array, limits: WorkbookLimits): boolean {
  if (bytes.byteLength > limits.bytes) return false
  const entries = declaredEntries(bytes)
  if (entries === null) return false
  const names = new Set(entries.map(({ name }) => name))
  if (!names.has(WORKBOOK) || names.size !== entries.length) return false
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  return (
    total <= limits.unpackedBytes &&
    entries.every(({ name, size }) => isSheetOrStrings(name) || size <= MAX_PART_BYTES)
  )
}
