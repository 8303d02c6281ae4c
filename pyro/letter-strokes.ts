/** Width and height of the box of a letter. */
export const LETTER = { width: 4, height: 6 } as const

const O = 'M2 0A2.2 3 0 1 0 2 6A2.2 3 0 1 0 2 0'
const P = 'M0 6V0H2.3A1.7 1.7 0 0 1 2.3 3.4H0'

/** Capital letters as single strokes: an SVG that is shown as an image has no web fonts. */
export const LETTER_STROKES: Readonly<Record<string, string>> = {
  A: 'M0 6L2 0 4 6M.7 4H3.3',
  B: 'M0 2.8H2.4A1.6 1.6 0 0 1 2.4 6H0V0H2.2A1.4 1.4 0 0 1 2.2 2.8',
  C: 'M3.9 1.28A2.2 3 0 1 0 3.9 4.72',
  D: 'M0 0V6H1A3 3 0 0 0 1 0Z',
  E: 'M3.8 0H0V6H3.8M0 3H3',
  F: 'M3.8 0H0V6M0 3H3',
  G: 'M3.9 1.28A2.2 3 0 1 0 4 4.3V3.2H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6',
  J: 'M3.4 0V4.2A1.7 1.8 0 0 1 0 4.2',
  K: 'M0 0V6M4 0L0 3.6M1.4 2.4L4 6',
  L: 'M.2 0V6H3.8',
  M: 'M0 6V0L2 3.6 4 0V6',
  N: 'M0 6V0L4 6V0',
  O,
  P,
  Q: `${O}M2.6 4.2L4.2 6.2`,
  R: `${P}M2 3.4L4 6`,
  S: 'M3.8 1.2A1.9 1.5 0 0 0 2 0A1.9 1.5 0 0 0 2 3A1.9 1.5 0 0 1 2 6A1.9 1.5 0 0 1 .2 4.8',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4A2 2 0 0 0 4 4V0',
  V: 'M0 0L2 6 4 0',
  W: 'M0 0L1 6 2 2 3 6 4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3 4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
}
