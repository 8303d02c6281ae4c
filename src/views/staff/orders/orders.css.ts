import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, size, space, stroke } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars
const hair = `${stroke.hair} solid ${color.border}`

/** The list beside the order; on narrower screens one of them. */
export const columns = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.xl]: { gridTemplateColumns: `${size.drawer} minmax(0, 1fr)` } },
})
export const asideOrder = style({
  display: 'none',
  '@media': { [media.xl]: { display: 'grid' } },
})
export const back = style({ '@media': { [media.xl]: { display: 'none' } } })
export const filters = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' } },
})
/** A line of its own where there are two columns. */
export const search = style({
  display: 'flex',
  gap: space[8],
  alignItems: 'end',
  gridColumn: '1 / -1',
  '@media': { [media.lg]: { gridColumn: 'auto' } },
})
export const searchField = style({ flex: 1, minWidth: 0 })
export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: hair,
  borderRadius: radius.input,
  '@media': { [media.xl]: { maxHeight: '75vh', overflowY: 'auto' } },
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[4]} ${space[12]}`,
  padding: space[12],
  color: color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: color.surface },
    '&[aria-current]': { boxShadow: `inset 4px 0 ${color.link}`, background: color.surface },
    'li + li > &': { borderTop: hair },
  },
})
export const end = style({ textAlign: 'end' })
export const minor = style({ color: color.muted, ...type.sm })
export const detail = style({ minWidth: 0, overflowWrap: 'anywhere' })
/** Titles of columns are not broken within a word. */
export const table = style({ minWidth: 0, overflowWrap: 'normal' })
export const cards = style({
  display: 'grid',
  gap: space[16],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const texts = style({ display: 'grid' })
export const shipLines = style({
  display: 'grid',
  gap: space[8],
  listStyle: 'none',
  margin: 0,
  padding: space[4],
  maxHeight: '50vh',
  overflowY: 'auto',
})
export const shipLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[12],
  alignItems: 'center',
})
export const history = style({ display: 'grid', gap: space[12], listStyle: 'none', margin: 0, padding: 0 })
export const entry = style({
  display: 'grid',
  borderInlineStart: `${stroke.ring} solid ${color.border}`,
  paddingInlineStart: space[12],
})
export const note = style({ whiteSpace: 'pre-wrap', borderInlineStartColor: color.link })
/** Beside the list only: below it nobody looks for it. */
export const hint = style({ display: 'none', '@media': { [media.xl]: { display: 'block' } } })
