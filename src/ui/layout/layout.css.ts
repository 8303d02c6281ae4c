import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { inUi } from '#src/ui/theme/in-ui.ts'
import { media, size, space } from '#src/ui/theme/scale.ts'

export const container = style(
  inUi({
    width: '100%',
    maxWidth: size.container,
    marginInline: 'auto',
    paddingInline: `max(${vars.gutter}, env(safe-area-inset-left))`,
  }),
)
export const narrow = style(inUi({ maxWidth: `calc(${size.measure} + 2 * ${vars.gutter})` }))
export const stack = style(inUi({ display: 'flex', flexDirection: 'column', minWidth: 0 }))
export const cluster = style(inUi({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minWidth: 0 }))
export const gap = styleVariants(space, (length) => inUi({ gap: length }))
export const align = styleVariants({
  start: inUi({ alignItems: 'flex-start' }),
  center: inUi({ alignItems: 'center' }),
  end: inUi({ alignItems: 'flex-end' }),
  baseline: inUi({ alignItems: 'baseline' }),
  stretch: inUi({ alignItems: 'stretch' }),
})
export const justify = styleVariants({
  start: inUi({ justifyContent: 'flex-start' }),
  center: inUi({ justifyContent: 'center' }),
  end: inUi({ justifyContent: 'flex-end' }),
  between: inUi({ justifyContent: 'space-between' }),
})
/** A main column and, from 992 px, a narrower sticky one. */
export const split = style(
  inUi({
    display: 'grid',
    gap: space[24],
    alignItems: 'start',
    '@media': { [media.lg]: { gridTemplateColumns: `minmax(0, 1fr) ${size.summaryColumn}`, gap: space[32] } },
  }),
)
export const sticky = style(
  inUi({
    '@media': { [media.lg]: { position: 'sticky', top: `calc(${vars.header} + ${space[24]})` } },
  }),
)
/** The title of a section, and a link to all of it. */
export const sectionHead = style(
  inUi({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: space[16],
    paddingBottom: space[16],
  }),
)
globalStyle(`${sectionHead} > a`, inUi({ flex: 'none' }))
export const fieldRow = style(
  inUi({
    display: 'grid',
    gap: space[16],
    alignItems: 'start',
    '@media': { [media.sm]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
  }),
)
