import { type ChangeEvent, useLayoutEffect, useReducer, useRef } from 'react'
import { TextField, type TextFieldProps } from '#src/ui/form/text-field.tsx'
import { caretIn, type MaskedEdit, readEdit } from './masked-edit.ts'

export interface MaskedFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'ref'> {
  digits: string
  format: (digits: string) => string
  /** normalizes typed or pasted digits; default: unchanged */
  clean?: (digits: string, text: string) => string
  onDigits: (digits: string) => void
}

/** A field of digits shown in groups; formatting keeps the caret at its digit. */
export function MaskedField({ digits, format, clean, onDigits, ...field }: MaskedFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useLayoutEffect(() => {
    if (caret.current === null || input.current === null) return
    if (document.activeElement === input.current) {
      input.current.setSelectionRange(caret.current, caret.current)
    }
    caret.current = null
  })
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const read = readEdit(digits, editOf(event))
    const next = clean?.(read.digits, event.currentTarget.value) ?? read.digits
    const isAtEnd = read.before >= read.digits.length || next.length > read.digits.length
    caret.current = caretIn(format(next), read.before, isAtEnd)
    onDigits(next)
    redraw()
  }
  return (
    <TextField
      inputMode="numeric"
      enter="blur"
      {...field}
      ref={input}
      value={format(digits)}
      onChange={change}
    />
  )
}

const DELETIONS: Readonly<Record<string, MaskedEdit['isDeletion']>> = {
  deleteContentBackward: 'backward',
  deleteContentForward: 'forward',
}

function editOf({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>): MaskedEdit {
  const kind = nativeEvent instanceof InputEvent ? nativeEvent.inputType : ''
  return {
    text: currentTarget.value,
    caret: currentTarget.selectionStart ?? currentTarget.value.length,
    isDeletion: DELETIONS[kind] ?? null,
  }
}
