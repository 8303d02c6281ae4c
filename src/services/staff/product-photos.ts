import { queryOptions } from '@tanstack/react-query'
import {
  type ArrangePhotosAnswer,
  type ProductPhoto,
  type ProductPhotos,
  staffPhotoCalls,
  type UploadPhotoAnswer,
} from '#contract/staff/staff-photos.ts'
import type { Call } from '#src/services/platform/client/client.ts'

const LONGEST_NAME = 200

export const photosKey = (productId: number) => ['staff', 'product-photos', productId] as const

export const productPhotosQuery = (call: Call, productId: number) =>
  queryOptions({
    queryKey: photosKey(productId),
    queryFn: ({ signal }): Promise<ProductPhotos> =>
      call(staffPhotoCalls.productPhotos, { query: { product_id: String(productId) } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })

/** The same file again changes nothing, so a lost answer may be asked for again. */
export const uploadPhoto = async (call: Call, productId: number, file: File): Promise<UploadPhotoAnswer> =>
  call(staffPhotoCalls.uploadPhoto, {
    query: { product_id: String(productId), name: file.name.slice(0, LONGEST_NAME) },
    body: new Uint8Array(await file.arrayBuffer()),
  })

/** Orders, describes and removes photos of a product. @param version of the list that was shown */
export const arrangePhotos = (
  call: Call,
  productId: number,
  version: string,
  photos: readonly Pick<ProductPhoto, 'sha256' | 'alt'>[],
): Promise<ArrangePhotosAnswer> =>
  call(staffPhotoCalls.arrangePhotos, {
    body: { product_id: productId, version, photos: photos.map(({ sha256, alt }) => ({ sha256, alt })) },
  })
