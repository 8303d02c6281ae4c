import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { uiLayer, vars } from '#src/ui/theme/contract.css.ts'
import { chosenInForcedColors, inUi } from '#src/ui/theme/in-ui.ts'
import { media, radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const list = style(
  inUi({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    '@media': { [media.md]: { gridAutoColumns: 'auto', justifyContent: 'start', gap: space[24] } },
  }),
)
export const content = style(
  inUi({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[4],
    minHeight: size.target,
    color: color.muted,
    ...type.sm,
    fontWeight: weight.semibold,
    textDecoration: 'none',
    '@media': { [media.md]: { flexDirection: 'row', gap: space[12], ...type.base } },
  }),
)
export const current = style(inUi({ color: color.text }))
globalStyle(`a${content}:hover`, { '@layer': { [uiLayer]: { textDecoration: 'underline' } } })

const circle = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size.step,
  height: size.step,
  borderRadius: radius.chip,
  border: `${stroke.hair} solid transparent`,
  fontVariantNumeric: 'tabular-nums',
} as const

export const mark = styleVariants({
  done: inUi({ ...circle, backgroundColor: color.successBg, color: color.success }),
  current: inUi({
    ...circle,
    ...chosenInForcedColors('&'),
    backgroundColor: color.primary,
    color: color.onPrimary,
  }),
  future: inUi({ ...circle, borderColor: color.borderStrong, color: color.muted }),
})
