import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { inUi } from '#src/ui/theme/in-ui.ts'
import { radius, size, stroke } from '#src/ui/theme/scale.ts'

export const mark = style(
  inUi({
    display: 'inline-block',
    width: size.cardMark,
    height: size.smallest,
    borderRadius: radius.mark,
    border: `${stroke.hair} solid ${vars.color.border}`,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
  }),
)
export const row = style(inUi({ display: 'inline-flex', verticalAlign: 'middle', gap: stroke.ring }))
