import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, space } from '#src/ui/theme/scale.ts'

/** The form and the page beside each other where there is room for both, else the chosen one of them. */
export const work = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
})
export const withPage = style([
  work,
  { '@media': { [media.xxl]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
])
export const choice = style({ '@media': { [media.xxl]: { display: 'none' } } })
export const part = style({ minWidth: 0 })
export const page = style([
  part,
  {
    '@media': {
      [media.xxl]: { position: 'sticky', top: `calc(${vars.header} + ${space[16]})` },
    },
  },
])
/** Not chosen on narrower screens. */
export const wideOnly = style({ display: 'none', '@media': { [media.xxl]: { display: 'block' } } })
export const fields = style({ display: 'grid', gap: space[16], gridTemplateColumns: 'minmax(0, 1fr)' })
export const head = style({ display: 'grid', gap: space[4] })
