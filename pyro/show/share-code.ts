import { type PublicShowDoc, parsePublicShow, SHOW_FORMAT, type ShowDoc } from '#contract/shows/show-doc.ts'
import { ByteReader, ByteWriter } from './packed-bytes.ts'
import { bytesOf, textOf } from './base64-url.ts'

/** The longest code of a portable link, in characters. */
export const MAX_CODE = 8_192
/** Codes of the first version do not name their storefront. */
const [WITHOUT_STOREFRONT, VERSION] = [1, 2]

export interface PortableShow {
  readonly doc: PublicShowDoc
  /** the storefront that has its products; null: the code is older than that it names one */
  readonly projectId: number | null
}

/**
 * A show as a part of an address; null when it is too long for one. Its cues come in the order of their time, with new ids.
 * @param projectId of the storefront that has its products
 */
export function encodeShow(doc: PublicShowDoc | ShowDoc, projectId: number): string | null {
  const bytes = new ByteWriter()
  bytes.number(VERSION)
  bytes.number(projectId)
  bytes.text(doc.name)
  bytes.number(doc.seed)
  bytes.number(doc.site.crowd_ft)
  bytes.number(FIRING_CODES.indexOf(doc.site.firing))
  bytes.number(NOISE_CODES.indexOf(doc.site.noise))
  const positions = writePositions(bytes, doc)
  const products = writeProducts(bytes, doc)
  bytes.number(doc.cues.length)
  let before = 0
  for (const cue of doc.cues.toSorted((a, b) => (a.at_ms ?? -1) - (b.at_ms ?? -1))) {
    bytes.number(products.indexOf(cue.products_id))
    bytes.number(cue.count)
    bytes.number(cue.at_ms === null ? 0 : 1)
    if (cue.at_ms !== null) {
      bytes.signed(cue.at_ms - before)
      before = cue.at_ms
    }
    bytes.number(Math.max(0, positions.indexOf(cue.position)))
    bytes.number(cue.spacing_ms)
    bytes.signed(cue.angle_deg)
    bytes.number(cue.lead_ms === null ? 0 : cue.lead_ms + 1)
  }
  const code = textOf(bytes.bytes)
  return code.length > MAX_CODE ? null : code
}

const FIRING_CODES = ['hand', 'electric']
const NOISE_CODES = ['any', 'moderate', 'quiet']

function writePositions(bytes: ByteWriter, { positions }: PublicShowDoc | ShowDoc): readonly string[] {
  bytes.number(positions.length)
  for (const { name, x_ft, angle_deg } of positions) {
    bytes.text(name)
    bytes.signed(x_ft)
    bytes.signed(angle_deg)
  }
  return positions.map(({ id }) => id)
}

function writeProducts(bytes: ByteWriter, { cues }: PublicShowDoc | ShowDoc): readonly number[] {
  const products = [...new Set(cues.map(({ products_id }) => products_id))].toSorted((a, b) => a - b)
  bytes.number(products.length)
  for (const [index, id] of products.entries()) bytes.number(id - (products[index - 1] ?? 0))
  return products
}

/** Reads a code that anybody may have written; null for what is no show. */
export function decodeShow(code: string): PortableShow | null {
  if (code.length > MAX_CODE) return null
  const bytes = bytesOf(code)
  if (bytes === null) return null
  try {
    return readPortable(new ByteReader(bytes))
  } catch {
    return null
  }
}

function readPortable(bytes: ByteReader): PortableShow | null {
  const version = bytes.number()
  if (version !== WITHOUT_STOREFRONT && version !== VERSION) return null
  const projectId = version === VERSION ? bytes.number() : null
  const doc = parsePublicShow(readShow(bytes))
  return doc && { doc, projectId }
}

function readShow(bytes: ByteReader): unknown {
  const name = bytes.text()
  const seed = bytes.number()
  const site = {
    crowd_ft: bytes.number(),
    firing: FIRING_CODES[bytes.number()],
    noise: NOISE_CODES[bytes.number()],
  }
  const positions = bytes.list((index) => ({
    id: `p${index + 1}`,
    name: bytes.text(),
    x_ft: bytes.signed(),
    angle_deg: bytes.signed(),
  }))
  let id = 0
  const products = bytes.list(() => (id += bytes.number()))
  let before = 0
  const cues = bytes.list((index) => ({
    id: `c${index + 1}`,
    products_id: products[bytes.number()],
    count: bytes.number(),
    at_ms: bytes.number() === 0 ? null : (before += bytes.signed()),
    position: positions[bytes.number()]?.id,
    spacing_ms: bytes.number(),
    angle_deg: bytes.signed(),
    lead_ms: leadOf(bytes.number()),
  }))
  if (!bytes.isAtEnd()) return null
  return { format: SHOW_FORMAT, name, seed, site, positions, cues }
}

const leadOf = (code: number): number | null => (code === 0 ? null : code - 1)
