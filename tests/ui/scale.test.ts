import { expect, test } from 'vitest'
import { breakpoint, media } from '#src/ui/theme/scale.ts'

test('[CONST-11] the breakpoints are xs 0, sm 576, md 768, lg 992, xl 1200 and xxl 1400 px', () => {
  expect(breakpoint).toEqual({ xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 })
})

test('[CONST-11] each breakpoint has a min-width media query', () => {
  const { sm, md, lg, xl, xxl } = media
  expect({ sm, md, lg, xl, xxl }).toEqual({
    sm: '(min-width: 576px)',
    md: '(min-width: 768px)',
    lg: '(min-width: 992px)',
    xl: '(min-width: 1200px)',
    xxl: '(min-width: 1400px)',
  })
})
