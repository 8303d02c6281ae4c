import { globalStyle, style } from '@vanilla-extract/css'
import { uiLayer, vars } from '#src/ui/theme/contract.css.ts'
import { inUi } from '#src/ui/theme/in-ui.ts'
import { media, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars
const ruled = {
  selectors: {
    '& + &': { borderTop: `${stroke.hair} solid ${color.border}` },
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
  },
}

export const row = style(
  inUi({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: space[16],
    alignItems: 'baseline',
    paddingBlock: space[8],
    ...ruled,
    // the link is as high as its row, so that hit areas of adjacent rows do not overlap
    '@media': { [media.sm]: { gridTemplateColumns: '6rem 1fr auto', paddingBlock: space[12] } },
  }),
)
export const label = style(inUi({ color: color.muted }))
export const value = style(inUi({ gridRow: 2, '@media': { [media.sm]: { gridRow: 'auto' } } }))
export const action = style(inUi({ fontWeight: weight.semibold }))
globalStyle(`${action} > a`, {
  '@layer': { [uiLayer]: { textDecoration: 'none', paddingBlock: space[12] } },
})
export const totals = style(inUi({ display: 'grid', gap: space[8] }))
export const total = style(
  inUi({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[16],
    fontVariantNumeric: 'tabular-nums',
  }),
)
globalStyle(`${total} > dd`, { '@layer': { [uiLayer]: { textAlign: 'end' } } })
export const emphasized = style(
  inUi({
    ...type.lg,
    fontFamily: vars.font.display,
    fontWeight: weight.display,
    paddingTop: space[12],
    borderTop: `${stroke.hair} solid ${color.border}`,
  }),
)
export const muted = style(inUi({ color: color.muted }))
export const small = style(inUi(type.sm))
export const struck = style(inUi({ textDecoration: 'line-through' }))
