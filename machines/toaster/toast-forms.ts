import type { ToastForm } from './toaster.types.ts'

/** Tone, place and milliseconds of every kind of toast of section 8 of the specification. */
export const TOAST_FORMS = {
  success: { tone: 'success', position: 'bottom-right', duration: 2_000 },
  error: { tone: 'danger', position: 'top-center', duration: 10_000 },
  warning: { tone: 'warn', position: 'top-center', duration: 5_000 },
  /** of the layout toast area */
  information: { tone: 'info', position: 'top-right', duration: 3_000 },
  /** of a kind without its own time and place */
  plain: { tone: 'info', position: 'top-right', duration: 5_000 },
  volumeRequested: { tone: 'success', position: 'top-center', duration: 12_000 },
} as const satisfies Readonly<Record<string, ToastForm>>
