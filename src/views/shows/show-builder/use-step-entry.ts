import { type KeyboardEvent, useState } from 'react'
import { entryError, type Measure } from './measures.ts'

interface StepValue {
  readonly value: number
  readonly measure: Measure
  readonly isReadOnly: boolean
  readonly onCommit: (value: number) => void
}

const KEYS: Readonly<Record<string, readonly [direction: 1 | -1, isLong: boolean]>> = {
  ArrowUp: [1, false],
  ArrowDown: [-1, false],
  PageUp: [1, true],
  PageDown: [-1, true],
}

/** What is written into a field and not yet a value. A text that is none leaves the value as it was, and says why. */
export function useStepEntry({ value, measure, isReadOnly, onCommit }: StepValue) {
  const [draft, setDraft] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const settle = (message: string | null) => {
    setDraft(null)
    setError(message)
  }
  const commit = (next: number) => {
    settle(null)
    const fitted = Math.min(measure.max, Math.max(measure.min, next))
    if (fitted !== value && !isReadOnly) onCommit(fitted)
  }
  const wrong = draft === null ? null : entryError(measure, draft)
  const enter = () => {
    if (draft === null) return
    if (wrong === null) commit(measure.parse(draft) ?? value)
    else settle(`“${draft}” is not possible. ${wrong}`)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const [direction, isLong] = KEYS[event.key] ?? []
    if (direction !== undefined) {
      event.preventDefault()
      const step = isLong || event.shiftKey ? measure.longStep : measure.step
      commit((measure.parse(draft ?? '') ?? value) + direction * step)
    } else if (event.key === 'Enter') {
      // leaving it enters what is written
      if (wrong === null) event.currentTarget.blur()
      else enter()
    } else if (event.key === 'Escape' && draft !== null) {
      event.stopPropagation()
      settle(null)
    }
  }
  return {
    draft,
    error,
    isInvalid: error !== null || wrong !== null,
    commit,
    write: (text: string) => {
      setDraft(text)
      setError(null)
    },
    leave: enter,
    press,
  }
}

export type StepEntry = ReturnType<typeof useStepEntry>
