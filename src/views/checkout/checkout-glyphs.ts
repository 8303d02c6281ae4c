import type { Glyph } from '#src/ui/icon/glyphs.ts'

export const checkoutGlyphs = {
  arrowLeft: { path: 'M20 12H4m6.5-6.5L4 12l6.5 6.5' },
  chevronUp: { path: 'm5.5 15 6.5-6.5 6.5 6.5' },
  truck: {
    path: 'M2.5 5.5h11.5v11.5H2.5zM14 9.5h4l3.5 4V17H14M6.5 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm11 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  },
  store: {
    path: 'M4.5 10.5v10h15v-10M3 8.5l1.8-5h14.4l1.8 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0Zm6.5 12v-6h5v6',
  },
  clock: { path: 'M12 3.2a8.8 8.8 0 1 1 0 17.6 8.8 8.8 0 0 1 0-17.6ZM12 7v5.2l3.5 2.3' },
  card: { path: 'M2.5 5h19v14h-19zM2.5 9.5h19M6 15h4' },
  bank: { path: 'M3 9.5 12 3.5l9 6H3Zm2.5 0v8m4.3-8v8m4.4-8v8m4.3-8v8M3 20.5h18' },
  print: { path: 'M7 8.5v-5h10v5m-10 9H3.5v-9h17v9H17M7 14h10v6.5H7z' },
} as const satisfies Record<string, Glyph>
