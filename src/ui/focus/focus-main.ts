/** For a control that removes itself; nothing scrolls. */
export const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true })
