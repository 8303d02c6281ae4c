import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LARGEST_PHOTO, MOST_PHOTO_PIXELS } from '#contract/content/content-media.ts'
import {
  type ArrangePhotosAnswer,
  MOST_PHOTOS,
  type ProductPhotos as Photos,
} from '#contract/staff/staff-photos.ts'
import { arrangePhotos, photosKey, productPhotosQuery } from '#src/services/staff/product-photos.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { DropZone } from '#src/ui/form/drop-zone.tsx'
import { FileButton } from '#src/ui/form/file-button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { LoadingRows } from '#src/views/staff/loading-rows.tsx'
import { staffFailureText } from '#src/views/staff/staff-failure-text.ts'
import { useStaffCall } from '#src/views/staff/use-staff-call.ts'
import { useStaffQuery } from '#src/views/staff/use-staff-query.ts'
import * as css from './products.css.ts'
import { PhotoUploads } from './product-photo-uploads.tsx'
import { type Arrange, PhotoList } from './product-photo-list.tsx'
import { usePhotoUploads } from './use-photo-uploads.ts'

interface ProductPhotosProps {
  productId: number
  productName: string
}

const TYPES = 'image/png,image/jpeg,image/webp,image/avif'
const ACCEPTED = `PNG, JPEG, WebP or AVIF, at most ${LARGEST_PHOTO / 1_048_576} MB and ${MOST_PHOTO_PIXELS / 1_000_000} megapixels each`

/** The photos of a product: upload, order, alternative texts, removal. Every change is saved at once. */
export function ProductPhotos({ productId, productName }: ProductPhotosProps) {
  const { call } = useShop()
  const offline = useOffline()
  const photos = useStaffQuery(productPhotosQuery(call, productId))
  const { uploads, add, repeat } = usePhotoUploads(productId)
  const isSending = uploads.some(({ kind }) => kind === 'waiting' || kind === 'sending')
  const addFiles = (files: readonly File[]) => {
    if (files.length > 0 && offline === undefined) add(files)
  }
  return (
    <Stack as="section" aria-label={`Photos of ${productName}`}>
      <h3 className={css.heading}>Photos</h3>
      <DropZone
        accepted={ACCEPTED}
        onFiles={addFiles}
        actions={
          <FileButton
            label={`Photos of ${productName}: files`}
            accept={TYPES}
            button={{ busy: isSending, blockedReason: offline }}
            onFiles={addFiles}
          >
            Add photos
          </FileButton>
        }
      />
      <PhotoUploads uploads={uploads} onRepeat={repeat} />
      {photos.isPending && <LoadingRows />}
      {photos.isLoadingError && (
        <ErrorState title="Could not load the photos." onRetry={() => void photos.refetch()} />
      )}
      {photos.data && <Arranged {...{ productId, productName, offline }} shown={photos.data} />}
    </Stack>
  )
}

interface ArrangedProps extends ProductPhotosProps {
  shown: Photos
  offline: string | undefined
}

function Arranged({ productId, productName, shown, offline }: ArrangedProps) {
  const { arrange, isPending, problem, done } = useArrangement(productId, shown)
  return (
    <>
      {problem !== null && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <output>{done}</output>
      {shown.photos.length === 0 ? (
        <EmptyState title="No photos yet" titleLevel="h3">
          Visitors see a drawing of the effect. Add photos of the product: the first one becomes its picture.
        </EmptyState>
      ) : (
        <PhotoList photos={shown.photos} {...{ productName, arrange, isPending, offline }} />
      )}
      {shown.photos.length >= MOST_PHOTOS && <p>These are all the photos that a product can have.</p>}
    </>
  )
}

function useArrangement(productId: number, { version }: Photos) {
  const { call } = useShop()
  const queries = useQueryClient()
  const { run, isPending, answer, failure } = useStaffCall<ArrangePhotosAnswer>()
  const [done, setDone] = useState('')
  const arrange: Arrange = async (next, text) => {
    setDone('')
    const end = await run(() => arrangePhotos(call, productId, version, next))
    if (end.kind === 'failed') return false
    const { kind, ...photos } = end.answer
    queries.setQueryData(photosKey(productId), photos)
    if (kind === 'saved') setDone(text)
    return kind === 'saved'
  }
  const changed = answer?.kind === 'changed' ? CHANGED : null
  return { arrange, isPending, problem: failure ? staffFailureText(failure) : changed, done }
}

const CHANGED =
  'Somebody else changed these photos meanwhile, so nothing was saved. They are shown as they are now: make the change again.'
