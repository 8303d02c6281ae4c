import type { Sharp, SharpOptions } from 'sharp'

/**
 * A picture that can be resized and written in another format. The library takes 10 MB of a process and most pictures are kept as
 * files, so it is loaded with the first one. @param bytes of any format that it reads, SVG too
 */
export async function openPicture(bytes: Buffer, options?: SharpOptions): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  return sharp(bytes, options)
}
