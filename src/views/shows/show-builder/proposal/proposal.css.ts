import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const columns = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.lg]: { gridTemplateColumns: '320px minmax(0, 1fr)' } },
})
export const form = style({ display: 'grid', gap: space[16] })
export const pair = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
})
export const legend = style({ ...type.sm, fontWeight: weight.semibold, marginBottom: space[8] })
export const colors = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })
export const colorChoice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: size.compact,
  paddingInline: space[12],
  border: `${stroke.hair} solid ${color.borderStrong}`,
  borderRadius: radius.chip,
  ...type.sm,
  cursor: 'pointer',
  '@media': { [media.touch]: { minHeight: size.target } },
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: color.primary,
      background: color.primary,
      color: color.onPrimary,
      fontWeight: weight.semibold,
    },
  },
})
export const results = style({ display: 'grid', gap: space[16], minWidth: 0 })
export const grid = style({
  display: 'grid',
  gap: space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 270px), 1fr))',
})
export const card = style({
  display: 'grid',
  gap: space[12],
  alignContent: 'space-between',
  height: '100%',
  overflow: 'hidden',
})
export const kept = style({ outline: `${stroke.thick} solid ${color.primary}` })
export const strip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  aspectRatio: '16 / 7',
  background: color.surface2,
})
export const still = style({ width: '100%', height: '100%', objectFit: 'cover' })
export const bars = style({ display: 'block', width: '100%', height: '34px' })
export const body = style({ display: 'grid', gap: space[12], padding: `0 ${space[16]} ${space[16]}` })
export const name = style({ ...type.md, fontFamily: vars.font.display, fontWeight: weight.bold })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[4]} ${space[12]}`,
  margin: 0,
  ...type.sm,
  fontVariantNumeric: 'tabular-nums',
})
export const term = style({ color: color.muted })
export const value = style({ margin: 0, textAlign: 'end' })
export const goods = style({ ...type.sm, color: color.muted, overflowWrap: 'anywhere' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] })
export const skeleton = style({ height: '360px', borderRadius: radius.card })
