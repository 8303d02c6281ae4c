import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, space, weight } from '#src/ui/theme/scale.ts'

const { color, text } = vars

/** A kind, and beside it a sentence. */
export const sentence = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[4]} ${space[12]}`,
  alignItems: 'baseline',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  '@media': { [media.md]: { gridTemplateColumns: '88px minmax(0, 1fr)' } },
})
export const wording = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${space[4]} ${space[12]}`,
  color: color.muted,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
})
export const now = style({ color: color.text, textDecoration: 'none' })
export const choice = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[4],
  width: '100%',
  overflowWrap: 'anywhere',
  padding: space[8],
  textAlign: 'start',
  color: color.text,
  selectors: {
    '&:hover': { background: color.surface2 },
    '&[aria-current]': { background: color.surface2, boxShadow: `inset ${space[4]} 0 ${color.primary}` },
  },
})
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[16]}`,
  fontSize: text.sm.size,
})
export const meaning = style({ display: 'flex', alignItems: 'center', gap: space[8] })
export const sample = style({
  flex: 'none',
  stroke: color.muted,
  strokeWidth: 1.5,
  selectors: {
    '&[data-mark="added"]': { stroke: color.success, strokeWidth: 3 },
    '&[data-mark="removed"]': { stroke: color.danger, strokeWidth: 2.5, strokeDasharray: '9 5' },
    '&[data-mark="changed"]': { stroke: color.warn, strokeWidth: 3, strokeDasharray: '14 4 3 4' },
    '&[data-mark="same"]': { opacity: 0.45 },
  },
})
export const sign = style({ fontFamily: vars.font.mono, fontWeight: weight.semibold })
export const beside = style({
  display: 'grid',
  gap: space[16],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.xl]: { gridTemplateColumns: 'minmax(320px, 1fr) minmax(0, 3fr)' } },
})
