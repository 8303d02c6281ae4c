import type { Glyph } from './glyphs.ts'

/** Glyphs that no first load draws, of parts that pages of visitors fetch later. */
export const PLUS: Glyph = { path: 'M12 5v14M5 12h14' }
export const MINUS: Glyph = { path: 'M5 12h14' }
export const DOWNLOAD: Glyph = { path: 'M12 3.5v11m-4.5-4.5 4.5 4.5 4.5-4.5M4.5 20.5h15' }
