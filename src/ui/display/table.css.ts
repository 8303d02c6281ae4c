import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { inUi } from '#src/ui/theme/in-ui.ts'
import { media, radius, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars
/** Narrow paddings, so that three columns fit on a phone. */
const narrow = { [media.belowSm]: { paddingInline: space[8] } }

/** Hidden texts of cells are positioned in it: elsewhere they would make the page as wide as the table. */
export const scroller = style(inUi({ position: 'relative', overflowX: 'auto', borderRadius: radius.input }))
export const table = style(inUi({ width: '100%', ...type.sm, fontVariantNumeric: 'tabular-nums' }))
export const caption = style(
  inUi({ paddingBlock: space[8], textAlign: 'start', ...type.base, fontWeight: weight.semibold }),
)
export const head = style(
  inUi({
    padding: `${space[8]} ${space[12]}`,
    color: color.muted,
    fontWeight: weight.semibold,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    verticalAlign: 'bottom',
    '@media': { [media.belowSm]: { ...narrow[media.belowSm], whiteSpace: 'normal' } },
    selectors: {
      'tbody &': {
        width: '35%',
        borderTop: `${stroke.hair} solid ${color.border}`,
        verticalAlign: 'middle',
      },
    },
  }),
)
export const cell = style(
  inUi({
    padding: `${space[8]} ${space[12]}`,
    borderTop: `${stroke.hair} solid ${color.border}`,
    textAlign: 'start',
    verticalAlign: 'middle',
    '@media': narrow,
  }),
)
export const numeric = style(inUi({ textAlign: 'end' }))
