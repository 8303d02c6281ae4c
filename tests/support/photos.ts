import sharp from 'sharp'

/** A picture of one color, as bytes; another color is another photo. */
export const photoOf = (color: string, { width = 60, height = 40 } = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer()

/** Red on the left, blue on the right, lying on its side, with a camera and a place in its metadata. */
export async function sidewaysPhoto(): Promise<Buffer> {
  const half = { width: 1_200, height: 1_000, channels: 3 as const, background: '#c00' }
  const right = await sharp({ create: { ...half, background: '#00c' } })
    .png()
    .toBuffer()
  return sharp({ create: { ...half, width: 2_400 } })
    .composite([{ input: right, left: 1_200, top: 0 }])
    .jpeg()
    .withExif({
      IFD0: { Make: 'Canary Camera', Orientation: '6' },
      IFD3: { GPSLatitude: '38/1 56/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}
