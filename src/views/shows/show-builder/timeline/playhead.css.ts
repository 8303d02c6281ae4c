import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { size, space, stroke } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'
import { head, RULER } from './timeline.css.ts'

const { color } = vars
const hair = `${stroke.hair} solid ${color.border}`

/** Seeks where it is pressed. */
export const ruler = style({ position: 'relative', cursor: 'pointer', touchAction: 'none' })
export const tick = style({
  position: 'absolute',
  insetBlock: space[8],
  paddingInlineStart: '5px',
  borderInlineStart: hair,
  color: color.muted,
  ...type.mono,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
})
const ACCENT = color.accent
export const needle = style({
  position: 'absolute',
  zIndex: 1,
  insetBlock: `${RULER} 0`,
  insetInlineStart: head,
  width: stroke.thick,
  marginInlineStart: '-1px',
  background: ACCENT,
  pointerEvents: 'none',
})
export const handle = style({
  position: 'absolute',
  zIndex: 1,
  bottom: 0,
  insetInlineStart: 0,
  width: size.smallest,
  height: size.smallest,
  marginInlineStart: `calc(-1 * ${size.smallest} / 2)`,
  cursor: 'ew-resize',
  touchAction: 'none',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineStart: 'calc(50% - 7px)',
      width: '14px',
      height: '14px',
      borderRadius: '3px',
      background: ACCENT,
    },
  },
})
