/** The glyphs of the first load; those of later pages are in their chunks. */
export const glyphs = {
  search: 'M10.5 3.5a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm5 12 5 5',
  cart: 'M2.5 3.5h2.6l2.4 11.7h10.3l2.2-8.4H6M9 20.2h.01M16.8 20.2h.01',
  menu: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h17',
  close: 'm5.5 5.5 13 13m0-13-13 13',
  check: 'm4.5 12.5 5 5 10-11',
  chevronDown: 'm5.5 9 6.5 6.5L18.5 9',
  chevronLeft: 'M15 5.5 8.5 12l6.5 6.5',
  chevronRight: 'M9 5.5 15.5 12 9 18.5',
  warning: 'M12 3.8 2.5 20.2h19L12 3.8Zm0 6.2v4.5m0 2.8v.01',
  info: 'M12 3.2a8.8 8.8 0 1 1 0 17.6 8.8 8.8 0 0 1 0-17.6Zm0 7.8v5.5m0-9v.01',
  checkCircle: 'M12 3.2a8.8 8.8 0 1 1 0 17.6 8.8 8.8 0 0 1 0-17.6Zm-4 9 2.8 2.8 5.2-5.8',
  lock: 'M5 10.5h14v10H5zM8 10.5v-3a4 4 0 0 1 8 0v3',
  filter: 'M3.5 6.5h17m-14 5.5h11m-8 5.5h5',
  grid: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  list: 'M8.5 6h12m-12 6h12m-12 6h12M4 6h.01M4 12h.01M4 18h.01',
  refresh: 'M20 11.5a8 8 0 1 0-1.5 5.2M20 4.5v7h-7',
  wifiOff:
    'M3 3.5 21 21.5M2.5 9.5A14 14 0 0 1 7 6.7m4-1.1a14 14 0 0 1 10.5 3.9M6 13.2a9 9 0 0 1 4-2.2m5.5.9a9 9 0 0 1 2.5 1.6M9.3 16.7a4.5 4.5 0 0 1 5.4 0M12 20h.01',
  wifi: 'M2.5 9.5a14 14 0 0 1 19 0M6 13.2a9 9 0 0 1 12 0M9.3 16.7a4.5 4.5 0 0 1 5.4 0M12 20h.01',
  box: 'm12 3 8.5 4.5v9L12 21l-8.5-4.5v-9L12 3Zm0 9 8.5-4.5M12 12 3.5 7.5M12 12v9',
  eye: 'M2 12c2.5-4.5 6-6.7 10-6.7s7.5 2.2 10 6.7c-2.5 4.5-6 6.7-10 6.7S4.5 16.5 2 12Zm10-3a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  eyeOff:
    'M3 3.5 21 21.5M6.5 7A16 16 0 0 0 2 12c2.5 4.5 6 6.7 10 6.7 1.8 0 3.5-.5 5-1.3m3-2.4c.7-.9 1.4-1.9 2-3-2.5-4.5-6-6.7-10-6.7-.9 0-1.7.1-2.5.3M9.9 9.9a3 3 0 0 0 4.2 4.2',
} as const

export type IconName = keyof typeof glyphs

/** Path data on a 24 px grid, for a stroke of 1.8 with round caps. */
export interface Glyph {
  readonly path: string
}
