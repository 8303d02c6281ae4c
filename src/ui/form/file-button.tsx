import { useRef } from 'react'
import { Button, type ButtonProps } from '#src/ui/action/button.tsx'
import { hidden } from '#src/ui/display/visually-hidden.css.ts'

/** Takes one file, or several at once. */
export type FilesProps =
  | { readonly onFile: (file: File | undefined) => void; readonly onFiles?: never }
  | { readonly onFile?: never; readonly onFiles: (files: readonly File[]) => void }

interface FileButtonFields {
  /** of the file input, for screen readers */
  readonly label: string
  /** media types and extensions */
  readonly accept: string
  readonly button?: Pick<ButtonProps, 'tone' | 'size' | 'busy' | 'blockedReason'>
  /** opens the camera of a phone */
  readonly hasCamera?: boolean
  readonly children: string
}
export type FileButtonProps = FileButtonFields & FilesProps

/** A button that lets a file be chosen, or several. */
export function FileButton(props: FileButtonProps) {
  const { label, accept, onFile, onFiles, button, hasCamera = false, children } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button tone="outline" {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        className={hidden}
        tabIndex={-1}
        aria-label={label}
        accept={accept}
        multiple={onFiles !== undefined}
        capture={hasCamera ? 'environment' : undefined}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          if (onFiles) onFiles(files)
          else onFile(files[0])
          // the same file may be chosen again
          currentTarget.value = ''
        }}
      />
    </>
  )
}
