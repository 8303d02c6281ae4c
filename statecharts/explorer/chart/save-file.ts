/** Offers a file to be saved. */
export function save(name: string, content: Blob): void {
  const href = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  URL.revokeObjectURL(href)
}

const SHARPNESS = 2
const LARGEST = 8_000

/** Paints an SVG; `createImageBitmap` refuses one, so it is an image of its address first. */
export async function pngOf(svg: Blob): Promise<Blob> {
  const href = URL.createObjectURL(svg)
  try {
    const image = new Image()
    image.src = href
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    const scale = Math.min(SHARPNESS, LARGEST / width, LARGEST / height)
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('the picture is too large'))),
        'image/png',
      )
    })
  } finally {
    URL.revokeObjectURL(href)
  }
}
