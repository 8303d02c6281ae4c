import { globalStyle } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

const { bg, surface, surface2, text, muted, border, borderStrong, primary, success, danger, warn } =
  vars.color

/** The colors of the pictures, by the names in their style sheet. */
globalStyle(':root', {
  vars: {
    '--chart-bg': bg,
    '--chart-surface': surface,
    '--chart-surface2': surface2,
    '--chart-text': text,
    '--chart-muted': muted,
    '--chart-border': border,
    '--chart-borderStrong': borderStrong,
    '--chart-primary': primary,
    '--chart-success': success,
    '--chart-danger': danger,
    '--chart-warn': warn,
  },
})
