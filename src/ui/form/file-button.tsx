import { useRef } from 'react'
import { Button, type ButtonProps } from '#src/ui/action/button.tsx'
import { hidden } from '#src/ui/display/visually-hidden.css.ts'

export interface FileButtonProps {
  /** of the file input, for screen readers */
  readonly label: string
  /** media types and extensions */
  readonly accept: string
  readonly onFile: (file: File | undefined) => void
  readonly button?: Pick<ButtonProps, 'tone' | 'size' | 'busy'>
  /** opens the camera of a phone */
  readonly hasCamera?: boolean
  readonly children: string
}

/** A button that lets a file be chosen. */
export function FileButton({ label, accept, onFile, button, hasCamera = false, children }: FileButtonProps) {
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
        capture={hasCamera ? 'environment' : undefined}
        onChange={({ currentTarget }) => {
          onFile(currentTarget.files?.[0])
          // the same file may be chosen again
          currentTarget.value = ''
        }}
      />
    </>
  )
}
