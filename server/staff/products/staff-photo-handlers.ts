import type { staffPhotoCalls } from '#contract/staff/staff-photos.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { describeError } from '#server/platform/http/to-http-error.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import { arrangePhotos, productPhotos, uploadPhoto } from './product-photos.ts'

/** The desk is that of its storefront: a product of another one is not found. */
export const staffPhotoHandlers: Handlers<typeof staffPhotoCalls> = {
  productPhotos: async ({ query }, { db, projectId }) =>
    found(await productPhotos(db, { productId: query.product_id, projectIds: [projectId] })),
  uploadPhoto: async ({ query, body }, { db, projectId, staff: by, address, shop }) => {
    const answer = await uploadPhoto(db, {
      productId: query.product_id,
      projectIds: [projectId],
      name: query.name,
      bytes: Buffer.from(body.buffer, body.byteOffset, body.byteLength),
      by,
      client: address,
    })
    await readAgain(shop)
    return found(answer)
  },
  arrangePhotos: async ({ body }, { db, projectId, staff: by, shop }) => {
    const { product_id: productId, version, photos } = body
    const answer = await arrangePhotos(db, { productId, projectIds: [projectId], version, photos, by })
    await readAgain(shop)
    return found(answer)
  },
}

function found<T>(answer: T | null): T {
  if (answer === null) throw notFound()
  return answer
}

/** Other processes read it again within a second. */
const readAgain = ({ catalogue, log }: Pick<ServerDeps, 'catalogue' | 'log'>): Promise<void> =>
  catalogue.refresh().catch((error: unknown) => log(`photos cannot be read again: ${describeError(error)}`))
