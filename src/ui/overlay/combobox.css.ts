import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { inUi } from '#src/ui/theme/in-ui.ts'
import { layer, radius, size, space, stroke } from '#src/ui/theme/scale.ts'

const { color } = vars

export const frame = style(inUi({ position: 'relative', width: '100%' }))
export const input = style(
  inUi({
    width: '100%',
    minHeight: size.target,
    padding: `${space[8]} ${space[40]} ${space[8]} ${size.target}`,
    border: `${stroke.hair} solid transparent`,
    borderRadius: radius.chip,
    backgroundColor: color.surface2,
    fontSize: vars.text.input.size,
    lineHeight: vars.text.input.line,
    selectors: {
      '&:hover, &:focus': { borderColor: color.borderStrong },
      '&::-webkit-search-cancel-button': { appearance: 'none' },
    },
  }),
)
const side = { position: 'absolute', insetBlock: 0, display: 'grid', placeItems: 'center' } as const
export const lead = style(
  inUi({ ...side, insetInlineStart: space[16], pointerEvents: 'none', color: color.muted }),
)
export const end = style(inUi({ ...side, insetInlineEnd: 0, minWidth: size.target, color: color.muted }))
export const popup = style(
  inUi({
    position: 'absolute',
    zIndex: layer.stickyBar,
    insetInline: 0,
    top: '100%',
    marginTop: space[8],
    padding: space[8],
    border: `${stroke.hair} solid ${color.border}`,
    borderRadius: radius.card,
    backgroundColor: color.surface,
    boxShadow: color.shadow,
  }),
)
export const list = style(inUi({ maxHeight: '60dvh', overflowY: 'auto', overscrollBehavior: 'contain' }))
export const stale = style(inUi({ opacity: 0.6, transition: `opacity ${vars.motion.fade}` }))
export const option = style(
  inUi({
    minHeight: size.target,
    padding: space[8],
    borderRadius: radius.button,
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: color.surface2 },
      '&[aria-selected="true"]': {
        backgroundColor: color.surface2,
        outline: `${stroke.thick} solid ${color.focus}`,
        outlineOffset: `-${stroke.thick}`,
      },
    },
  }),
)
export const message = style(inUi({ padding: `${space[12]} ${space[8]}`, color: color.muted }))
export const footer = style(
  inUi({
    marginTop: space[8],
    paddingTop: space[8],
    borderTop: `${stroke.hair} solid ${color.border}`,
  }),
)
