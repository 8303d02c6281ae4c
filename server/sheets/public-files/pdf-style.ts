/** A letter page in points. */
export const PAGE = { width: 612, height: 792 } as const

export const INK = {
  night: '#14123a',
  text: '#16172b',
  muted: '#5b5d75',
  line: '#d4d5e2',
  shade: '#f1f1f6',
  gold: '#ffc65c',
  ember: '#ff7a2f',
  link: '#3d2fb0',
} as const
