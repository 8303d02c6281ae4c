import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, size, space } from '#src/ui/theme/scale.ts'

export const columns = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.xl]: { gridTemplateColumns: `${size.drawer} minmax(0, 1fr)` } },
})
export const list = style({
  listStyle: 'none',
  padding: 0,
  margin: 0,
  maxHeight: '40vh',
  overflowY: 'auto',
  border: `1px solid ${vars.color.border}`,
  '@media': { [media.xl]: { maxHeight: '70vh' } },
})
export const row = style({
  display: 'grid',
  gap: space[4],
  minHeight: size.target,
  padding: space[12],
  color: vars.color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.color.surface },
    '&[aria-current]': { boxShadow: `inset 4px 0 ${vars.color.link}`, background: vars.color.surface },
    'li + li > &': { borderTop: `1px solid ${vars.color.border}` },
  },
})
export const minor = style({ color: vars.color.muted })
export const filter = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  paddingInline: space[12],
  selectors: { '&[aria-current]': { fontWeight: 700, boxShadow: `inset 0 -3px ${vars.color.link}` } },
})
export const detail = style({ overflowWrap: 'anywhere', minWidth: 0 })
export const decisions = style({
  display: 'grid',
  gap: space[16],
  '@media': { [media.lg]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' } },
})
export const decision = style({ padding: space[16], border: `1px solid ${vars.color.border}`, minWidth: 0 })
