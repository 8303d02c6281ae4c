import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const hair = `${stroke.hair} solid ${vars.color.border}`

export const group = style({ display: 'grid', gap: space[12], gridTemplateColumns: 'minmax(0, 1fr)' })
export const groupLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  paddingInlineEnd: space[12],
})
export const find = style({ maxWidth: size.formColumn })
export const heading = style(type.cardHeading)
export const rows = style({ listStyle: 'none', padding: 0, margin: 0 })
export const row = style({
  display: 'grid',
  gap: `${space[8]} ${space[32]}`,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: space[16],
  borderTop: hair,
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
})
export const aside = style({ minWidth: 0 })
globalStyle(`${aside} > details`, { borderBottom: 'none' })
// quieter than the label of the setting
globalStyle(`${aside} > details > summary`, {
  ...type.sm,
  fontWeight: weight.regular,
  color: vars.color.muted,
})
export const key = style({ ...type.mono, color: vars.color.muted, overflowWrap: 'anywhere' })
export const list = style({
  listStyle: 'none',
  padding: 0,
  margin: 0,
  maxHeight: '40vh',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
})
export const revision = style({ paddingBlock: space[12], borderTop: hair })
export const bar = style({ minHeight: size.target, paddingBlock: space[12], borderTop: hair })
export const stickyBar = style([
  bar,
  {
    position: 'sticky',
    bottom: 0,
    background: vars.color.bg,
    '@media': { [media.short]: { position: 'static' } },
  },
])
const height = `calc(${size.target} + 2 * ${space[12]})`
const withSecondLine = `calc(${size.target} + ${size.smallest} + 3 * ${space[12]})`
globalStyle(`:root:has(${stickyBar})`, {
  vars: { [vars.stickyBar]: height },
  '@media': {
    [media.belowMd]: { vars: { [vars.stickyBar]: withSecondLine } },
    [media.short]: { vars: { [vars.stickyBar]: space[0] } },
  },
})
