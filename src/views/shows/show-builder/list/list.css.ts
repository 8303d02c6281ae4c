import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const starts = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(auto-fit, minmax(230px, 1fr))',
})
export const startButton = style({
  display: 'grid',
  width: '100%',
  height: '100%',
  gap: space[8],
  alignContent: 'start',
  padding: space[20],
  border: `${stroke.hair} solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
  color: color.text,
  textAlign: 'start',
  textDecoration: 'none',
  transition: `border-color ${vars.motion.press}`,
  selectors: { '&:hover': { borderColor: color.link } },
})
export const startTitle = style({ ...type.md, fontFamily: vars.font.display, fontWeight: weight.bold })
/** Of orders and saved carts, as many as there are: the dialog scrolls. */
export const sources = style({ display: 'grid', gap: space[8] })
export const source = style([
  startButton,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${space[4]} ${space[16]}`,
    minHeight: size.target,
    alignItems: 'center',
    padding: `${space[8]} ${space[16]}`,
  },
])
export const sourceName = style({ fontWeight: weight.semibold, overflowWrap: 'anywhere' })
export const sourceSkeleton = style({ height: size.target, borderRadius: radius.card })
export const rows = style({ ...type.sm, margin: `${space[4]} 0 0`, paddingInlineStart: space[20] })
export const note = style({ ...type.sm, color: color.muted })
export const grid = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
})
export const card = style({
  display: 'grid',
  gap: space[12],
  alignContent: 'space-between',
  height: '100%',
  padding: space[20],
})
export const title = style({ ...type.md, fontWeight: weight.bold, overflowWrap: 'anywhere' })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[12]}`,
  ...type.sm,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], minHeight: '22px' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })
export const skeleton = style({ height: '186px', borderRadius: radius.card })
export const heading = style({ ...type.lg, fontFamily: vars.font.display })
export const field = style({ display: 'grid', gap: space[12] })
