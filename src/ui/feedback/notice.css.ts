import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { inUi } from '#src/ui/theme/in-ui.ts'
import { radius, size, space, stroke } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

const toned = (ink: string, ground: string) => inUi({ backgroundColor: ground, borderColor: ink })

export const notice = style(
  inUi({
    display: 'flex',
    gap: space[12],
    alignItems: 'start',
    padding: `${space[12]} ${space[16]}`,
    border: `${stroke.hair} solid`,
    borderRadius: radius.button,
    color: color.text,
  }),
)
export const panel = style(
  inUi({ padding: `${space[12]} ${space[20]} ${space[16]}`, borderInlineStartWidth: stroke.edge }),
)
export const plain = style(inUi({ borderColor: 'transparent' }))
export const tone = styleVariants({
  info: toned(color.info, color.infoBg),
  success: toned(color.success, color.successBg),
  warn: toned(color.warn, color.warnBg),
  danger: toned(color.danger, color.dangerBg),
})
export const ink = styleVariants({
  info: inUi({ color: color.info }),
  success: inUi({ color: color.success }),
  warn: inUi({ color: color.warn }),
  danger: inUi({ color: color.danger }),
})
export const mark = style(inUi({ display: 'grid', placeItems: 'center', height: vars.text.base.line }))
export const body = style(inUi({ display: 'grid', gap: space[4], flex: 1, minWidth: 0 }))
export const heading = style(inUi({ ...type.lg, fontFamily: vars.font.display, letterSpacing: '0' }))
export const actions = style(inUi({ display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[16]}` }))
export const dismiss = style(
  inUi({
    display: 'grid',
    placeItems: 'center',
    width: size.target,
    height: size.target,
    margin: `-${space[12]} -${space[12]} -${space[12]} 0`,
    borderRadius: radius.button,
  }),
)
