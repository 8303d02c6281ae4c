import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { inUi } from '#src/ui/theme/in-ui.ts'
import { layer, radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'

const { color, motion } = vars

type Place = Readonly<Record<string, string>>
const placed = (place: Place, aside: Place) =>
  inUi({ ...place, selectors: { '&[data-aside="true"]': aside } })
const top = `calc(${vars.header} + ${space[12]})`
const bottom = `calc(${vars.stickyBar} + ${vars.chatButton} + ${space[24]})`
const toTop = { top, bottom: 'auto' }
const toBottom = { top: 'auto', bottom }

export const region = style(
  inUi({
    position: 'fixed',
    inset: 'auto',
    zIndex: layer.toast,
    display: 'grid',
    gap: space[8],
    width: `min(${size.toast}, 100% - 2 * ${vars.gutter})`,
    padding: 0,
    overflow: 'visible',
    pointerEvents: 'none',
  }),
)
export const position = styleVariants({
  'bottom-right': placed({ bottom, right: vars.gutter }, toTop),
  'top-center': placed({ top, left: `max(${vars.gutter}, 50% - ${size.toast} / 2)` }, toBottom),
  'top-right': placed({ top, right: vars.gutter }, toBottom),
})
export const lines = style(inUi({ display: 'grid', gap: space[8] }))
export const toast = style(
  inUi({
    display: 'flex',
    alignItems: 'start',
    gap: space[12],
    padding: `${space[12]} ${space[16]}`,
    border: `${stroke.hair} solid ${color.border}`,
    borderInlineStartWidth: stroke.edge,
    borderRadius: radius.button,
    backgroundColor: color.surface,
    color: color.text,
    fontWeight: weight.medium,
    boxShadow: color.shadow,
    pointerEvents: 'auto',
    transition: `opacity ${motion.fade}, transform ${motion.enter} ${motion.ease}`,
    '@starting-style': { opacity: 0, transform: `translateY(${space[8]})` },
    selectors: {
      '&[data-leaving="true"]': { opacity: 0, transform: `translateY(${space[4]})` },
    },
  }),
)
export const edge = styleVariants({
  info: inUi({ borderInlineStartColor: color.info }),
  success: inUi({ borderInlineStartColor: color.success }),
  warn: inUi({ borderInlineStartColor: color.warn }),
  danger: inUi({ borderInlineStartColor: color.danger }),
})
export const text = style(inUi({ flex: 1, minWidth: 0 }))
export const action = style(
  inUi({
    minHeight: size.smallest,
    color: color.link,
    fontWeight: weight.semibold,
    textDecoration: 'underline',
  }),
)
