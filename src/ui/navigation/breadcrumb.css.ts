import { globalStyle, style } from '@vanilla-extract/css'
import { uiLayer, vars } from '#src/ui/theme/contract.css.ts'
import { inUi } from '#src/ui/theme/in-ui.ts'
import { space } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

export const list = style(
  inUi({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[8],
    ...type.sm,
    color: vars.color.muted,
  }),
)
export const item = style(
  inUi({ selectors: { '& + &::before': { content: '"/" / ""', marginInlineEnd: space[8] } } }),
)
globalStyle(`${item} a`, {
  '@layer': {
    [uiLayer]: { display: 'inline-block', paddingBlock: space[4], color: 'inherit', textDecoration: 'none' },
  },
})
globalStyle(`${item} a:hover`, { '@layer': { [uiLayer]: { textDecoration: 'underline' } } })
