import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })
const pressable = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  border: `${stroke.hair} solid ${color.borderStrong}`,
  background: color.surface,
  color: color.text,
  fontWeight: weight.medium,
} as const
const pressed = {
  '&[aria-pressed="true"]': { borderColor: color.link, color: color.link },
  '&[aria-disabled="true"]': { color: color.subtle, cursor: 'not-allowed' },
} as const
export const button = style({
  ...pressable,
  ...type.sm,
  minHeight: size.target,
  paddingInline: space[16],
  borderRadius: radius.button,
  selectors: pressed,
})
export const link = style([button, { textDecoration: 'none' }])
/** The picture of a phone is too small for them; its product page has them. */
export const overPicture = style({
  position: 'absolute',
  top: space[8],
  right: space[8],
  zIndex: 1,
  display: 'grid',
  gap: space[8],
  '@media': { [media.belowSm]: { display: 'none' }, [media.print]: { display: 'none' } },
})
export const tileButton = style({
  ...pressable,
  width: size.compact,
  height: size.compact,
  borderRadius: radius.round,
  selectors: pressed,
})
