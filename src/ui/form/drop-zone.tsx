import { type DragEvent, type ReactNode, useState } from 'react'
import * as css from './drop-zone.css.ts'
import type { FilesProps } from './file-button.tsx'

interface DropZoneFields {
  /** buttons that let a file be chosen */
  readonly actions: ReactNode
  /** which files are taken, for example "PDF, at most 10 MB" */
  readonly accepted: string
}
export type DropZoneProps = DropZoneFields & FilesProps

/** Takes a file by a button, or dropped on it; or several. */
export function DropZone({ actions, accepted, onFile, onFiles }: DropZoneProps) {
  const [isOver, setOver] = useState(false)
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(over)
  }
  const drop = (event: DragEvent) => {
    drag(false)(event)
    const files = [...event.dataTransfer.files]
    if (onFiles) onFiles(files)
    else onFile(files[0])
  }
  return (
    <div
      className={`${css.zone} ${isOver ? css.over : ''}`}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      <div className={css.actions}>{actions}</div>
      <span className={css.accepted}>
        {accepted}
        <span className={css.onlyMouse}>, or drop {onFiles ? 'them' : 'it'} here</span>
      </span>
    </div>
  )
}
