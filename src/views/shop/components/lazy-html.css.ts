import { style } from '@vanilla-extract/css'

export const block = style({
  selectors: { '&:empty::before': { content: 'attr(data-text)', whiteSpace: 'pre-line' } },
})
