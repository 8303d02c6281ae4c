/** Longest sides in pixels of a photo of a product. */
export const PHOTO_SIZES = [75, 300, 640, 900] as const
export type PhotoSize = (typeof PHOTO_SIZES)[number]

/** The path of the drawn picture of a product. @param digest of what it is drawn from, where browsers may keep it for a year */
export const drawnPicturePath = (url: string, digest?: string): string =>
  `/images/300/${encodeURIComponent(url)}.svg${digest === undefined ? '' : `?v=${digest}`}`

/** The path of a photo of a product; its longest side is that of the size, or shorter. */
export const photoPath = (sha256: string, size: PhotoSize = 300): string => `/media/${sha256}-${size}.avif`

/** Whether the path of the picture of a product is that of a photo. */
export const isPhoto = (path: string): boolean => path.startsWith('/media/')

/** The picture of a product in another size: 640 is made of photos only. */
export const inSize = (path: string, size: PhotoSize): string =>
  isPhoto(path)
    ? path.replace(/-\d+\.avif$/, `-${size}.avif`)
    : path.replace(/^\/images\/\d+\//, `/images/${size}/`)

/** Width and height in pixels of the large picture of a product on a phone. */
export const PHONE_PICTURE = 640

/** The large picture of a product on a phone, from its picture in any size. */
export const onPhone = (path: string): string =>
  isPhoto(path)
    ? inSize(path, PHONE_PICTURE)
    : path.replace(/^\/images\/\d+\/(.*)\.svg/, '/images/phone/$1.avif')

/** The path of the mark of a brand, or of the picture of a product that stands for a category or an effect. */
export const examplePath = (url: string, kind: 'brand' | 'category' | 'effect'): string =>
  `/images/${kind}/${encodeURIComponent(url)}.svg`

/** The path of the mark of a brand. */
export const brandMarkPath = (brandUrl: string): string => examplePath(brandUrl, 'brand')

/** The wide picture that is shown where the page of a product is shared, from its picture in any size. */
export const socialCardPath = (path: string): string =>
  isPhoto(path)
    ? path.replace(/-\d+\.avif$/, '-card.jpg')
    : path.replace(/^\/images\/\d+\/(.*)\.svg/, '/images/og/$1.jpg')

/** Width and height in pixels of the picture of a product in an e-mail, which shows it at half of that. */
export const MAIL_PICTURE = 112

/** The path of the picture of a product in an e-mail: what it is shown with when the e-mail is read. */
export const mailPicturePath = (productUrl: string): string =>
  `/images/mail/${encodeURIComponent(productUrl)}.jpg`

/** Width and height in pixels of the picture of a product on a price tag, which prints it at most 2.3 inches wide. */
export const TAG_PICTURE = 450

/** Widths in pixels of a scene: for phones, for half a page and for a whole one. */
export const SCENE_SIZES = [480, 960, 1600] as const
export type SceneSize = (typeof SCENE_SIZES)[number]

/** The path of a drawn scene, such as the picture of a post. */
export const scenePath = (name: string, size: SceneSize = 960): string => `/images/scene-${size}/${name}.avif`

const sceneName = (src: string): string | undefined =>
  /^\/images\/scene-\d+\/([a-z0-9-]+)\.avif$/.exec(src)?.[1]

/** The `srcset` of a scene from its path in any size; undefined for other pictures. */
export function sceneSrcSet(src: string): string | undefined {
  const name = sceneName(src)
  return name === undefined
    ? undefined
    : SCENE_SIZES.map((size) => `${scenePath(name, size)} ${size}w`).join(', ')
}

/** The path of a scene in its smallest size from that in any size; another picture as it is. */
export function smallestScene(src: string): string {
  const name = sceneName(src)
  return name === undefined ? src : scenePath(name, SCENE_SIZES[0])
}

/** The path of a scene as the wide picture of a page that is shared; undefined for other pictures. */
export function sceneCardPath(src: string): string | undefined {
  const name = sceneName(src)
  return name === undefined ? undefined : `/images/scene-og/${name}.jpg`
}
