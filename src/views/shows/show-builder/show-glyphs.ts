import type { Glyph } from '#src/ui/icon/glyphs.ts'

export const UNDO: Glyph = { path: 'M8.5 4.5 4 9l4.5 4.5M4 9h10a6 6 0 0 1 0 12h-3' }
export const REDO: Glyph = { path: 'M15.5 4.5 20 9l-4.5 4.5M20 9H10a6 6 0 0 0 0 12h3' }
