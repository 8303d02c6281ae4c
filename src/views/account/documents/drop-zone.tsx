import { type DragEvent, useRef, useState } from 'react'
import type { DocumentKind } from '#contract/customer-documents.ts'
import { Button } from '#src/ui/action/button.tsx'
import { hidden } from '#src/ui/display/visually-hidden.css.ts'
import * as css from './documents.css.ts'
import { KIND_TITLES } from './standing-text.ts'

const TYPES = 'application/pdf,image/jpeg,image/png'

export interface DropZoneProps {
  kind: DocumentKind
  busy: boolean
  onFile: (file: File | undefined) => void
}

/** Takes a file by a button, by the camera of a phone, or dropped on it. */
export function DropZone({ kind, busy, onFile }: DropZoneProps) {
  const [isOver, setOver] = useState(false)
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(over)
  }
  const drop = (event: DragEvent) => {
    drag(false)(event)
    onFile(event.dataTransfer.files[0])
  }
  return (
    <div
      className={`${css.zone} ${isOver ? css.over : ''}`}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      <div className={css.zoneActions}>
        <FileButton label={`${KIND_TITLES[kind]}: file`} busy={busy} onFile={onFile}>
          Choose a file
        </FileButton>
        <span className={css.onlyTouch}>
          <FileButton label={`${KIND_TITLES[kind]}: photo`} busy={busy} isCamera onFile={onFile}>
            Take a photo
          </FileButton>
        </span>
      </div>
      <span className={css.meta}>
        PDF, JPEG or PNG, at most 10 MB<span className={css.onlyMouse}>, or drop it here</span>
      </span>
    </div>
  )
}

interface FileButtonProps extends Pick<DropZoneProps, 'onFile'> {
  busy?: boolean
  size?: 'sm'
  label: string
  isCamera?: boolean
  children: string
}

export function FileButton({
  label,
  isCamera = false,
  busy = false,
  size,
  onFile,
  children,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        tone={size ? 'quiet' : 'outline'}
        size={size ?? 'md'}
        busy={busy}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        className={hidden}
        tabIndex={-1}
        aria-label={label}
        accept={isCamera ? 'image/jpeg,image/png' : TYPES}
        capture={isCamera ? 'environment' : undefined}
        onChange={({ currentTarget }) => {
          onFile(currentTarget.files?.[0])
          // the same file may be chosen again
          currentTarget.value = ''
        }}
      />
    </>
  )
}
