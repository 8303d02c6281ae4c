import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { layer, media, radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'
import { CHAT_PLACE } from './chat-place.ts'

const { color, motion } = vars
const bottom = `calc(${vars.stickyBar} + ${space[12]} + env(safe-area-inset-bottom))`

export const button = style({
  ...type.sm,
  position: 'fixed',
  right: vars.gutter,
  bottom,
  zIndex: layer.header - 1,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: size.target,
  paddingInline: space[16],
  border: `${stroke.hair} solid ${color.borderStrong}`,
  borderRadius: radius.chip,
  background: color.surface,
  color: color.text,
  fontWeight: weight.semibold,
  boxShadow: color.shadow,
  transition: `opacity ${motion.fade}`,
  selectors: {
    '&[data-aside="true"]:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' },
  },
  '@media': {
    [media.belowLg]: { selectors: { [`#${CHAT_PLACE} &`]: { position: 'static' } } },
    [media.print]: { display: 'none' },
    [media.short]: { position: 'static', margin: space[12] },
  },
})
// toasts are above the button
globalStyle(`:root:has(${button})`, {
  '@media': {
    [`${media.lg} and (min-height: 400.02px)`]: { vars: { [vars.chatButton]: space[56] } },
  },
})
export const mark = style({
  width: size.check,
  height: size.check,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: stroke.thick,
  strokeLinejoin: 'round',
})
export const panel = style({
  ...type.sm,
  position: 'fixed',
  right: vars.gutter,
  bottom,
  zIndex: layer.stickyBar + 1,
  width: `min(${size.drawer}, 100% - 2 * ${vars.gutter})`,
  maxHeight: `calc(100dvh - ${vars.header} - ${vars.stickyBar} - 2 * ${space[12]})`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `${stroke.hair} solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
  color: color.text,
  boxShadow: color.shadow,
  '@media': { [media.print]: { display: 'none' } },
})
export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  padding: `${space[4]} ${space[4]} ${space[4]} ${space[16]}`,
  borderBottom: `${stroke.hair} solid ${color.border}`,
  background: color.surface,
})
export const title = style({ ...type.base, fontWeight: weight.semibold, flex: 1, outline: 'none' })
export const body = style({ display: 'grid', gap: space[12], padding: space[16] })
export const swap = style({ display: 'flex', flexDirection: 'column', gap: space[12] })
export const status = style({ selectors: { '&:empty': { marginBottom: `calc(-1 * ${space[12]})` } } })
export const small = style({ ...type.xs, color: color.muted })
export const frame = style({ display: 'block', width: '100%', height: '480px', border: 0 })
