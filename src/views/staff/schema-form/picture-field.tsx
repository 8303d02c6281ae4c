import { useState } from 'react'
import type { MediaItem } from '#contract/content/content-media.ts'
import { Button } from '#src/ui/action/button.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Cluster, Stack } from '#src/ui/layout/stack.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { MediaGrid } from '#src/views/staff/media-grid.tsx'
import { MediaUpload } from '#src/views/staff/media-upload.tsx'
import * as css from './schema-form.css.ts'

export type ChosenPicture = Pick<MediaItem, 'src' | 'width' | 'height' | 'alt'>

interface PictureFieldProps {
  id: string
  label: string
  hint: string | undefined
  error: string | undefined
  value: string
  onChange: (address: string) => void
  onChoose: (picture: ChosenPicture) => void
}

/** The address of a picture, typed, chosen among the uploaded ones, or uploaded now. */
export function PictureField({ value, onChange, onChoose, ...texts }: PictureFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const choose = (picture: ChosenPicture) => {
    // an upload may finish after the dialog was closed
    if (!isOpen) return
    setOpen(false)
    onChoose(picture)
  }
  return (
    <Stack gap={8} align="start">
      <TextField {...texts} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      <Cluster align="center">
        {value.startsWith('/') && <img src={value} alt="" className={css.thumb} />}
        <Button size="sm" tone="outline" onClick={() => setOpen(true)}>
          Choose a picture
        </Button>
      </Cluster>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Choose a picture" width="wide">
        <Stack gap={24}>
          <MediaUpload onUploaded={choose} />
          <MediaGrid onChoose={choose} />
        </Stack>
      </Dialog>
    </Stack>
  )
}
