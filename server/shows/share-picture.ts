import type { ProjectId } from '#contract/platform/constants.ts'
import { COMMON_HEADERS, INERT_HEADERS } from '#server/platform/http/security-headers.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import { etagOf, type StoredFile } from '#server/platform/http/stored-file.ts'
import { pictureOfShare } from './share-statements.ts'
import { showProducts } from './show-products.ts'
import { findShare } from './view-show.ts'

const ENDING = '.jpg'

/** Other sites show it where the link is shared. */
export const SHOW_PICTURE_HEADERS = {
  ...COMMON_HEADERS,
  ...INERT_HEADERS,
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const

/** The picture of `/images/shows/{token}.jpg`. Throws the 404 and 429 of the show itself, and 503 when too many wait. */
export async function sharePicture(
  shop: ServerDeps,
  projectId: ProjectId,
  file: string,
  address: string,
): Promise<StoredFile> {
  const { db, now } = shop
  const token = file.endsWith(ENDING) ? file.slice(0, -ENDING.length) : ''
  const share = await findShare(token, { db, projectId, address, now }, pictureOfShare)
  const key = `${projectId} ${token} ${share.shared_at.getTime()} ${shop.catalogue.version}`
  const plain = await shop.showPictures.render(address, key, async () => ({
    doc: share.doc,
    products: await showProducts({ db, shop, projectId }, share.product_ids, null),
  }))
  return {
    type: 'image/jpeg',
    cacheControl: 'public, max-age=300',
    etag: etagOf(plain),
    plain,
    compressed: {},
  }
}
