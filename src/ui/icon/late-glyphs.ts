import type { Glyph } from './glyphs.ts'

/** Glyphs that no first load draws. */
export const PLUS: Glyph = { path: 'M12 5v14M5 12h14' }
export const MINUS: Glyph = { path: 'M5 12h14' }
export const TRASH: Glyph = { path: 'M4 6.5h16M9.5 6.5v-3h5v3m-8.5 0 .9 14h10.2l.9-14M10 10.5v6m4-6v6' }
export const PLAY: Glyph = { path: 'M7 4.5v15l12-7.5z' }
export const DOWNLOAD: Glyph = { path: 'M12 3.5v11m-4.5-4.5 4.5 4.5 4.5-4.5M4.5 20.5h15' }
export const PAUSE: Glyph = { path: 'M8 5v14M16 5v14' }
