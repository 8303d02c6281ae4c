/** Focuses the chosen one among the parts of an element. */
export const focusCurrent = (around: HTMLElement | null): void =>
  around?.querySelector<HTMLElement>('[aria-current]')?.focus()
