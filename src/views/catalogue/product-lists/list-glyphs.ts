import type { Glyph } from '#src/ui/icon/glyphs.ts'

export const HEART: Glyph = {
  path: 'M12 20.3C6.5 15.9 3 12.8 3 9a4.7 4.7 0 0 1 9-1.9A4.7 4.7 0 0 1 21 9c0 3.8-3.5 6.9-9 11.3Z',
}
export const COMPARE: Glyph = {
  path: 'M12 3.5v17M7.5 20.5h9M4 6.5h16M6.5 6.5 3.5 13h6l-3-6.5Zm11 0-3 6.5h6l-3-6.5Z',
}
