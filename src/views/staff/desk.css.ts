import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, size, space } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

export const columns = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.xl]: { gridTemplateColumns: `${size.drawer} minmax(0, 1fr)` } },
})
/** Beside what is open; on narrower screens instead of it. */
export const aside = style({ display: 'none', '@media': { [media.xl]: { display: 'grid' } } })
export const back = style({ '@media': { [media.xl]: { display: 'none' } } })
/** Beside the list only: below it nobody looks for it. */
export const hint = style({ display: 'none', '@media': { [media.xl]: { display: 'block' } } })
export const search = style({ display: 'flex', gap: space[8], alignItems: 'end' })
export const searchField = style({ flex: 1, minWidth: 0 })
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
/** A list with pages scrolls beside what is open only. */
export const pagedList = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.input,
  '@media': { [media.xl]: { maxHeight: '75vh', overflowY: 'auto' } },
})
/** A name and facts at the start, figures at the end. */
export const pairedRow = style([
  row,
  { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: `${space[4]} ${space[12]}` },
])
export const end = style({ textAlign: 'end' })
export const minor = style({ color: vars.color.muted })
export const small = style([minor, type.sm])
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
