import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { layer, media, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

const HEIGHT = `calc(${size.target} + 2 * ${space[8]} + ${stroke.hair})`

export const bar = style({
  display: 'none',
  '@media': {
    [media.belowMd]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space[16],
      position: 'sticky',
      bottom: 0,
      zIndex: layer.stickyBar,
      marginInline: `calc(-1 * ${vars.gutter})`,
      padding: `${space[8]} ${vars.gutter} calc(${space[8]} + env(safe-area-inset-bottom))`,
      borderTop: `${stroke.hair} solid ${color.border}`,
      background: color.surface,
    },
    [media.short]: { position: 'static' },
    [media.print]: { display: 'none' },
  },
})
globalStyle(`:root:has(${bar})`, {
  '@media': { [media.belowMd]: { vars: { [vars.stickyBar]: HEIGHT } } },
})
export const total = style({ fontWeight: weight.semibold, lineHeight: 1.2 })
export const later = style({ ...type.sm, display: 'block', color: color.muted, lineHeight: 1.2 })
