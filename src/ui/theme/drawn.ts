import { media } from './scale.ts'

/** A selector that matches until the app has taken over the page that the server has drawn. */
export const whileDrawn = (selector: string): string => `#root[data-page] ${selector}`

/**
 * On a phone the browser neither lays an element out nor fetches its pictures while it is far below the screen: scripts
 * come first. Only while drawn, because a restored scroll position needs true heights.
 * @param height in CSS units, until it is laid out
 */
export const notYet = (height: string) => ({
  '@media': {
    [`${media.belowSm} and (scripting: enabled)`]: {
      contentVisibility: 'auto',
      containIntrinsicHeight: `auto ${height}`,
    } as const,
  },
})
