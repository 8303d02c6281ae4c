import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { space, stroke } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

/** Seen on paper only, in the place of everything else. */
export const sheet = style({
  display: 'none',
  '@media': {
    print: {
      // a grid that is broken over pages lays its rows over each other
      display: 'block',
      padding: space[8],
      color: color.text,
    },
  },
})
globalStyle(`${sheet} > * + *`, { marginTop: space[16] })
globalStyle(`:root:has(${sheet}) :is(header, footer):not(${sheet} *)`, {
  '@media': { print: { display: 'none' } },
})
globalStyle(`:root:has(${sheet})`, { '@media': { print: { overflow: 'visible' } } })
export const danger = style({
  padding: space[12],
  border: `${stroke.thick} solid ${color.danger}`,
  breakInside: 'avoid',
})
export const facts = style({ ...type.sm, color: color.muted })
export const heading = style({ ...type.md, breakAfter: 'avoid' })
export const sketch = style({ maxWidth: '520px', breakInside: 'avoid' })
export const table = style({ width: '100%', ...type.xs, fontVariantNumeric: 'tabular-nums' })
globalStyle(`${table} :is(th, td)`, {
  padding: `${space[4]} ${space[8]} ${space[4]} 0`,
  borderTop: `${stroke.hair} solid ${color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
globalStyle(`${table} thead th`, { border: 'none', fontWeight: 600 })
globalStyle(`${table} tr`, { breakInside: 'avoid' })
globalStyle(`${table} thead`, { display: 'table-header-group' })
globalStyle(`${table} tbody tr:nth-of-type(-n + 2)`, { breakBefore: 'avoid' })
export const section = style({})
globalStyle(`${section} > * + *`, { marginTop: space[8] })
export const box = style({
  ...type.md,
})
