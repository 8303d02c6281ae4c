import { inflateSync } from 'node:zlib'

const signature = 8

/** Bytes per pixel by PNG color type: RGB and RGBA. */
const pixelSizes: Readonly<Record<number, number>> = { 2: 3, 6: 4 }

/** The colors of an 8-bit RGB or RGBA PNG without interlacing, as `#RRGGBB` without alpha. */
export function colorsOf(png: Buffer): ReadonlySet<string> {
  const chunks = [...chunksOf(png)]
  const header = chunks.find(({ type }) => type === 'IHDR')?.data ?? Buffer.alloc(13)
  const [depth, colorType, interlacing] = [header[8], header[9] ?? 0, header[12]]
  const size = pixelSizes[colorType]
  if (depth !== 8 || size === undefined || interlacing !== 0)
    throw new Error(`a PNG of ${depth} bits, color type ${colorType} is not read`)
  const packed = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const pixels = unfiltered(inflateSync(Buffer.concat(packed)), width * size, height, size)
  const colors = new Set<number>()
  for (let at = 0; at < pixels.length; at += size) colors.add(pixels.readUIntBE(at, 3))
  return new Set([...colors].map((color) => `#${color.toString(16).padStart(6, '0').toUpperCase()}`))
}

function* chunksOf(png: Buffer): Generator<{ readonly type: string; readonly data: Buffer }> {
  for (let at = signature; at < png.length; ) {
    const length = png.readUInt32BE(at)
    yield { type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) }
    at += 12 + length
  }
}

/** Reverses the PNG scanline filters. */
function unfiltered(raw: Buffer, stride: number, height: number, size: number): Buffer {
  const pixels = Buffer.alloc(stride * height)
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)] ?? 0
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x
      const left = x < size ? 0 : (pixels[at - size] ?? 0)
      const up = y === 0 ? 0 : (pixels[at - stride] ?? 0)
      const corner = x < size || y === 0 ? 0 : (pixels[at - stride - size] ?? 0)
      pixels[at] = (raw[at + y + 1] ?? 0) + predicted(filter, left, up, corner)
    }
  }
  return pixels
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 4) return paeth(left, up, corner)
  return [0, left, up, (left + up) >> 1][filter] ?? 0
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}
