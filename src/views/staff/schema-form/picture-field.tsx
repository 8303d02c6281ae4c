import { useState } from 'react'
import type { MediaItem } from '#contract/content/content-media.ts'
import { Button } from '#src/ui/action/button.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { MediaGrid } from './media-grid.tsx'
import { MediaUpload } from './media-upload.tsx'

export type ChosenPicture = Pick<MediaItem, 'src' | 'width' | 'height' | 'alt'>

interface PictureFieldProps {
  label: string
  value: string
  onChange: (address: string) => void
  onChoose: (picture: ChosenPicture) => void
}

/** The address of a picture, typed, chosen among the uploaded ones, or uploaded now. */
export function PictureField({ label, value, onChange, onChoose }: PictureFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const choose = (picture: ChosenPicture) => {
    // an upload may finish after the dialog was closed
    if (!isOpen) return
    setOpen(false)
    onChoose(picture)
  }
  return (
    <Stack gap={8} align="start">
      <TextField
        label={label}
        optional
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Button size="sm" tone="outline" onClick={() => setOpen(true)}>
        Choose a picture for {label.toLowerCase()}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Choose a picture" width="wide">
        <Stack gap={24}>
          <MediaUpload onUploaded={choose} />
          <MediaGrid onChoose={choose} />
        </Stack>
      </Dialog>
    </Stack>
  )
}
