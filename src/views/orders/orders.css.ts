import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars
const line = `${stroke.hair} solid ${color.border}`

export const tabs = style({ display: 'flex', gap: space[8], margin: 0, padding: 0, listStyle: 'none' })
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  paddingInline: space[16],
  border: line,
  borderRadius: radius.chip,
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': {
      borderColor: color.text,
      backgroundColor: color.surface2,
      fontWeight: weight.semibold,
    },
  },
})
export const results = style({ display: 'grid', gap: space[16], gridTemplateColumns: 'minmax(0, 1fr)' })
export const rest = style({ color: color.muted, ...type.sm })
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.belowMd]: { display: 'block' } },
})
export const body = style({ '@media': { [media.belowMd]: { display: 'block' } } })
/** Not drawn on phones, where each row says what its numbers are. */
export const head = style({
  color: color.muted,
  textAlign: 'start',
  ...type.sm,
  '@media': {
    [media.belowMd]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
/** The link of the number covers the row. */
export const row = style({
  position: 'relative',
  borderTop: line,
  selectors: { '&:hover': { backgroundColor: color.surface2 } },
  '@media': {
    [media.belowMd]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: `${space[4]} ${space[12]}`,
      paddingBlock: space[12],
    },
  },
})
const cell = {
  padding: `${space[12]} ${space[8]}`,
  textAlign: 'start',
  '@media': { [media.belowMd]: { padding: 0 } },
} as const
export const number = style({ ...cell, fontWeight: weight.regular })
export const rowLink = style({
  fontWeight: weight.semibold,
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
})
export const name = style({
  display: 'block',
  color: color.muted,
  ...type.sm,
  '@media': { [media.belowMd]: { display: 'inline', marginInlineStart: space[8] } },
})
export const date = style({
  ...cell,
  '@media': { [media.belowMd]: { padding: 0, gridRow: 2, gridColumn: 1, color: color.muted, ...type.sm } },
})
export const status = style({
  ...cell,
  '@media': { [media.belowMd]: { padding: 0, gridRow: 1, gridColumn: 2, justifySelf: 'end' } },
})
export const title = style({ padding: space[8], fontWeight: weight.semibold, textAlign: 'start' })
export const numeric = style({ selectors: { '&&': { textAlign: 'end' } } })
export const products = style({
  ...cell,
  textAlign: 'end',
  '@media': { [media.belowMd]: { display: 'none' } },
})
export const unit = style({ '@media': { [media.md]: { display: 'none' } } })
export const total = style({
  ...cell,
  textAlign: 'end',
  '@media': { [media.belowMd]: { padding: 0, gridRow: 2, gridColumn: 2 } },
})
export const onlyWide = style({
  ...cell,
  display: 'none',
  paddingInlineStart: space[32],
  '@media': { [media.xl]: { display: 'table-cell' } },
})
/** Above the link that covers the row. */
export const actions = style({
  ...cell,
  paddingInlineStart: space[24],
  ...type.sm,
  '@media': {
    [media.belowMd]: { display: 'flex', gap: space[24], padding: 0, gridRow: 3, gridColumn: '1 / -1' },
  },
})
globalStyle(`${actions} > *`, { position: 'relative' })
globalStyle(`${actions} a`, {
  '@media': { [media.belowMd]: { display: 'inline-flex', alignItems: 'center', minHeight: size.target } },
})
/** Below the invoice where both have no room beside each other. */
export const again = style({
  whiteSpace: 'nowrap',
  '@media': {
    [media.md]: { display: 'block', width: 'fit-content' },
    [media.xl]: { display: 'inline', marginInlineStart: space[16] },
  },
})
