import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, size, space } from '#src/ui/theme/scale.ts'

export const title = style({ display: 'grid', gap: space[4] })
export const about = style({ maxWidth: size.measure, color: vars.color.muted })
export const logInAgain = style({
  display: 'grid',
  justifyContent: 'center',
  padding: `${space[40]} ${vars.gutter}`,
})
export const logIn = style([logInAgain, { alignContent: 'start', minHeight: '100vh' }])
export const card = style({ display: 'grid', gap: space[16], width: '100%', maxWidth: size.formColumn })
/** What is chosen stands above what there is to choose; beside it on a wide screen. */
export const entries = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
  },
})
export const entryList = style({ '@media': { [media.lg]: { gridColumn: '1 / -1' } } })
export const links = style({ listStyle: 'none', padding: 0, margin: 0 })
export const entryLink = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[16]}`,
  minHeight: size.target,
  padding: space[8],
  borderTop: `1px solid ${vars.color.border}`,
  color: vars.color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { background: vars.color.surface, color: vars.color.link } },
})
export const entryFacts = style({ color: vars.color.muted })
export const list = style({ listStyle: 'none', padding: 0, margin: 0, maxHeight: '70vh', overflowY: 'auto' })
export const bar = style({
  position: 'sticky',
  bottom: 0,
  paddingBlock: space[12],
  background: vars.color.bg,
})
// what has the focus is not scrolled below it
globalStyle(`:root:has(${bar})`, {
  vars: { [vars.stickyBar]: `calc(${size.target} + ${size.smallest} + 2 * ${space[12]})` },
})
export const rows = style({ listStyle: 'none', padding: 0, margin: 0 })
/** Broken anywhere, so that a table fits a phone. */
export const address = style({ overflowWrap: 'anywhere' })
/** The title of a column by which a table is sorted. */
export const sort = style({
  minHeight: size.smallest,
  textDecoration: 'underline',
  textDecorationColor: vars.color.borderStrong,
  textUnderlineOffset: '.3em',
  selectors: {
    ':not([aria-sort="none"]) > &': { color: vars.color.link, textDecorationColor: 'currentColor' },
    '[aria-sort="ascending"] > &::after': { content: '" ↑"' },
    '[aria-sort="descending"] > &::after': { content: '" ↓"' },
  },
})
export const row = style({ paddingBlock: space[12], borderBottom: `1px solid ${vars.color.border}` })
/** What ends a line of setup. */
export const settingLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[16]}`,
  color: vars.color.muted,
})
// the line of the row is below it
globalStyle(`${row} > details`, { borderBottom: 'none' })
