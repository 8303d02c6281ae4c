import { type DragEvent, type ReactNode, useState } from 'react'
import * as css from '#statecharts/explorer/explorer.css.ts'

interface FileDropProps {
  readonly onFile: (file: File | undefined) => void
  /** in a row; a button that opens the same file by keyboard is among them */
  readonly children: ReactNode
}

/** A row that takes a dropped file. */
export function FileDrop({ onFile, children }: FileDropProps) {
  const [isOver, setIsOver] = useState(false)
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setIsOver(over)
  }
  const drop = (event: DragEvent) => {
    drag(false)(event)
    onFile(event.dataTransfer.files[0])
  }
  return (
    <div
      className={`${css.buttons} ${css.fileDrop}`}
      data-over={isOver}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      {children}
    </div>
  )
}
