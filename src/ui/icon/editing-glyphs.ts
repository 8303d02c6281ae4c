import type { Glyph } from './glyphs.ts'

/** Glyphs of lists that are edited and of what is played, apart from those that the listing loads. */
export const TRASH: Glyph = { path: 'M4 6.5h16M9.5 6.5v-3h5v3m-8.5 0 .9 14h10.2l.9-14M10 10.5v6m4-6v6' }
export const PLAY: Glyph = { path: 'M7 4.5v15l12-7.5z' }
export const PAUSE: Glyph = { path: 'M8 5v14M16 5v14' }
