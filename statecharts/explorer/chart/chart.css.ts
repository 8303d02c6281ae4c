import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, space, stroke } from '#src/ui/theme/scale.ts'

const { color, text } = vars
const line = `${stroke.hair} solid ${color.border}`

export const picture = style({
  overflow: 'auto',
  border: line,
  borderRadius: radius.card,
  background: color.bg,
  maxHeight: 'min(74vh, 900px)',
  '@media': { [media.print]: { maxHeight: 'none', overflow: 'visible', border: 'none' } },
})
export const pictured = style({ display: 'grid', gap: space[8], minWidth: 0, alignContent: 'start' })
export const pictureArea = style({ position: 'relative', minWidth: 0 })
export const minimap = style({
  display: 'none',
  position: 'absolute',
  insetInlineEnd: space[16],
  insetBlockEnd: space[16],
  border: line,
  borderRadius: radius.input,
  background: color.surface,
  boxShadow: `0 0 0 ${stroke.hair} ${color.border}`,
  cursor: 'crosshair',
  // where the frame is narrow it would cover what it leads to
  '@media': { [media.md]: { display: 'block' }, [media.print]: { display: 'none' } },
})
export const minimapState = style({ fill: color.surface2, stroke: color.borderStrong, strokeWidth: 12 })
export const minimapShown = style({ fill: 'none', stroke: color.primary, strokeWidth: 24 })
export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: space[16], fontSize: text.sm.size })
export const legendEntry = style({ display: 'flex', alignItems: 'center' })
export const swatch = style({
  display: 'inline-block',
  width: space[24],
  marginInlineEnd: space[8],
  verticalAlign: 'middle',
  borderBlockStart: `${space[4]} solid ${color.muted}`,
  selectors: {
    '&[data-tone="good"]': { borderColor: color.success },
    '&[data-tone="part"]': { borderColor: color.warn, borderBlockStartStyle: 'dashed' },
    '&[data-tone="bad"]': { borderColor: color.danger, borderBlockStartStyle: 'dotted' },
  },
})
export const sample = style({
  width: space[24],
  height: space[12],
  marginInlineEnd: space[8],
  stroke: color.primary,
})
export const leaving = style({ color: color.danger })
