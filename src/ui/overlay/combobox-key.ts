export interface ComboboxSituation {
  open: boolean
  count: number
  activeIndex: number
  value: string
}

export type ComboboxAction =
  | { kind: 'activate'; index: number }
  | { kind: 'enter' }
  | { kind: 'close' }
  | { kind: 'clear' }

/**
 * The action of a key in a combobox, or undefined when the input keeps it. Moving past either end deactivates the
 * option (index -1), so that Enter submits the typed text.
 */
export function comboboxKey(key: string, situation: ComboboxSituation): ComboboxAction | undefined {
  const { open, count, activeIndex, value } = situation
  switch (key) {
    case 'ArrowDown':
      return open && count > 0 ? { kind: 'activate', index: wrap(activeIndex + 1, count) } : undefined
    case 'ArrowUp':
      return open && count > 0 ? { kind: 'activate', index: wrap(activeIndex - 1, count) } : undefined
    case 'Enter':
      return { kind: 'enter' }
    case 'Escape':
      if (open) return { kind: 'close' }
      return value === '' ? undefined : { kind: 'clear' }
    default:
      return undefined
  }
}

function wrap(index: number, count: number) {
  if (index >= count) return -1
  return index < -1 ? count - 1 : index
}
