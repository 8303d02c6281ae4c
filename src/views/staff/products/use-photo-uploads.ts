import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { LARGEST_PHOTO } from '#contract/content/content-media.ts'
import type { UploadPhotoAnswer } from '#contract/staff/staff-photos.ts'
import { photosKey, uploadPhoto } from '#src/services/staff/product-photos.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { staffFailureText } from '#src/views/staff/staff-failure-text.ts'
import { useStaffCall } from '#src/views/staff/use-staff-call.ts'

/** `canRepeat`: the same file may be taken at another try. */
export type PhotoUpload = {
  readonly id: number
  readonly file: File
} & (
  | { readonly kind: 'waiting' | 'sending' | 'stored' | 'known' }
  | { readonly kind: 'refused'; readonly text: string; readonly canRepeat: boolean }
)
type End =
  | Pick<Extract<PhotoUpload, { kind: 'refused' }>, 'kind' | 'text' | 'canRepeat'>
  | { kind: 'stored' | 'known' }

/** Sends photos one after the other; what becomes of each stays until the next ones are chosen. */
export function usePhotoUploads(productId: number) {
  const { call } = useShop()
  const queries = useQueryClient()
  const { run } = useStaffCall<UploadPhotoAnswer>()
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([])
  const queue = useRef<{ isRunning: boolean; next: number; waiting: { id: number; file: File }[] }>({
    isRunning: false,
    next: 1,
    waiting: [],
  })
  const report = (id: number, end: End | { kind: 'sending' }) =>
    setUploads((all) => all.map((each) => (each.id === id ? { id, file: each.file, ...end } : each)))
  const send = async (file: File): Promise<End> => {
    if (file.size > LARGEST_PHOTO) return { kind: 'refused', text: TOO_LARGE, canRepeat: false }
    const end = await run(() => uploadPhoto(call, productId, file))
    if (end.kind === 'failed')
      return { kind: 'refused', text: staffFailureText(end.failure), canRepeat: true }
    const { answer } = end
    if (answer.kind === 'invalid') return { kind: 'refused', text: answer.text, canRepeat: false }
    queries.setQueryData(photosKey(productId), { photos: answer.photos, version: answer.version })
    return { kind: answer.kind }
  }
  const sendAll = async () => {
    if (queue.current.isRunning) return
    queue.current.isRunning = true
    for (let next = queue.current.waiting.shift(); next; next = queue.current.waiting.shift()) {
      report(next.id, { kind: 'sending' })
      // one at a time: the shop reads them one at a time, and keeps their order
      // oxlint-disable-next-line no-await-in-loop
      report(next.id, await send(next.file))
    }
    queue.current.isRunning = false
  }
  const add = (files: readonly File[]): void => {
    const added = files.map((file) => ({ id: queue.current.next++, file }))
    queue.current.waiting.push(...added)
    setUploads((all) => [
      ...all.filter(({ kind }) => kind === 'waiting' || kind === 'sending'),
      ...added.map((each) => ({ ...each, kind: 'waiting' as const })),
    ])
    void sendAll()
  }
  return {
    uploads,
    add,
    /** those that may be taken at another try */
    repeat: () =>
      add(uploads.flatMap((each) => (each.kind === 'refused' && each.canRepeat ? [each.file] : []))),
  }
}

const TOO_LARGE = `The file is larger than ${LARGEST_PHOTO / 1_048_576} MB.`
