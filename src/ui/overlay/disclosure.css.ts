import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { inUi } from '#src/ui/theme/in-ui.ts'
import { size, space, stroke, weight } from '#src/ui/theme/scale.ts'

export const details = style(inUi({ borderBottom: `${stroke.hair} solid ${vars.color.border}` }))
export const summary = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[12],
    minHeight: size.target,
    paddingBlock: space[8],
    fontWeight: weight.semibold,
  }),
)
export const mark = style(
  inUi({
    display: 'grid',
    transition: `transform ${vars.motion.enter} ${vars.motion.ease}`,
    selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
  }),
)
export const body = style(inUi({ paddingBottom: space[16] }))
