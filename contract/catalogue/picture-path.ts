/** Increment it when any picture changes, because browsers cache pictures as immutable. */
export const ARTWORK_VERSION = 2

export const PICTURE_SIZES = [75, 300, 900] as const
export type PictureSize = (typeof PICTURE_SIZES)[number]

/** The path of a product's picture, whose sizes are in pixels, of a brand's mark, or of an example of a filter. */
export const picturePath = (url: string, size: PictureSize | 'brand' | 'category' | 'effect'): string =>
  `/images/${size}/${encodeURIComponent(url)}.svg?v=${ARTWORK_VERSION}`

/** Width and height in pixels of the large picture of a product on a phone. */
export const PHONE_PICTURE = 640

/** The path of the large picture of a product on a phone. */
export const phonePicturePath = (url: string): string =>
  `/images/phone/${encodeURIComponent(url)}.avif?v=${ARTWORK_VERSION}`

/** The path of the mark of a brand. */
export const brandMarkPath = (brandUrl: string): string => picturePath(brandUrl, 'brand')

/** The path of the wide picture that is shown where the page of a product is shared. */
export const socialCardPath = (url: string): string =>
  `/images/og/${encodeURIComponent(url)}.jpg?v=${ARTWORK_VERSION}`

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
