import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import {
  LARGEST_PICTURE,
  LONGEST_SIDE,
  type MediaItem,
  type UploadAnswer,
} from '#contract/content/content-media.ts'
import { formatCount } from '#contract/platform/format-count.ts'
import { uploadPicture } from '#src/services/staff/staff-queries.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import * as css from './media.css.ts'
import { staffFailureText } from './staff-failure-text.ts'
import { useStaffCall } from './use-staff-call.ts'

const TYPES = 'image/png,image/jpeg,image/webp,image/avif'
const MOST_MEGABYTES = LARGEST_PICTURE / 1_048_576

type UploadNotice = { readonly tone: 'success' | 'danger'; readonly text: string }
type Uploaded = Pick<MediaItem, 'src' | 'width' | 'height' | 'alt'>

/** A form for one picture; `onUploaded` gets it once the shop has it. */
export function MediaUpload({ onUploaded }: { onUploaded?: (item: Uploaded) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const fileId = useId()
  const offline = useOffline()
  const [alt, setAlt] = useState('')
  const { upload, refuse, isPending, notice, stored } = useUpload()
  const finish = useEffectEvent((item: Uploaded) => onUploaded?.(item))
  // the form around this one may have changed during the upload
  useEffect(() => {
    if (stored) finish(stored)
  }, [stored])
  const submit = async () => {
    const file = input.current?.files?.[0]
    if (!file) return void refuse('Choose a file first.')
    if (!(await upload(file, alt.trim()))) return
    setAlt('')
    if (input.current) input.current.value = ''
  }
  return (
    <Form onSubmit={() => void submit()}>
      {notice && (
        <Notice tone={notice.tone} role={notice.tone === 'danger' ? 'alert' : 'status'}>
          {notice.text}
        </Notice>
      )}
      <div className={css.field}>
        <label htmlFor={fileId}>Picture</label>
        <input ref={input} id={fileId} type="file" accept={TYPES} aria-describedby={`${fileId}-hint`} />
        <span id={`${fileId}-hint`} className={css.facts}>
          {`PNG, JPEG, WebP or AVIF, at most ${MOST_MEGABYTES} MB and ${formatCount(LONGEST_SIDE)} pixels on a side.`}
        </span>
      </div>
      <TextField
        label="Alternative text"
        hint="What the picture shows, for people who do not see it. Leave empty for decoration."
        optional
        maxLength={300}
        value={alt}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
      />
      <Button type="submit" tone="secondary" busy={isPending} blockedReason={offline}>
        Upload
      </Button>
    </Form>
  )
}

function useUpload() {
  const { call } = useShop()
  const queries = useQueryClient()
  const { run, isPending } = useStaffCall<UploadAnswer>()
  const [notice, setNotice] = useState<UploadNotice | null>(null)
  const [stored, setStored] = useState<Uploaded | null>(null)
  const refuse = (text: string): false => {
    setNotice({ tone: 'danger', text })
    return false
  }
  const upload = async (file: File, alt: string): Promise<boolean> => {
    setNotice(null)
    if (file.size > LARGEST_PICTURE) return refuse(`${file.name} is larger than ${MOST_MEGABYTES} MB.`)
    const end = await run(() => uploadPicture(call, file, alt))
    if (end.kind === 'failed') return refuse(`${file.name}: ${staffFailureText(end.failure)}`)
    if (end.answer.kind === 'invalid') return refuse(`${file.name}: ${end.answer.text}`)
    setNotice({ tone: 'success', text: `${file.name} is uploaded.` })
    void queries.invalidateQueries({ queryKey: ['staff', 'media'] })
    setStored({ ...end.answer, alt })
    return true
  }
  return { upload, refuse, isPending, notice, stored }
}
