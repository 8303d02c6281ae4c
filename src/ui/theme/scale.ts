export const space = {
  0: '0px',
  2: '2px',
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  32: '32px',
  40: '40px',
  56: '56px',
  80: '80px',
} as const
export type Space = keyof typeof space

export const radius = {
  mark: '4px',
  input: '6px',
  button: '10px',
  card: '16px',
  chip: '99px',
  round: '50%',
} as const

export const stroke = { hair: '1px', thick: '2px', ring: '3px', edge: '5px' } as const

export const size = {
  target: '44px',
  compact: '36px',
  smallest: '24px',
  chip: '32px',
  chipReach: '6px',
  dot: '10px',
  swatch: '14px',
  logo: '32px',
  cardMark: '40px',
  check: '20px',
  radioRing: '6px',
  badge: '20px',
  step: '28px',
  illustration: '120px',
  thumbRow: '40px',
  thumb: '56px',
  thumbLarge: '75px',
  facetColumn: '250px',
  tile: '230px',
  tileThumb: 'min(116px, 27vw)',
  formColumn: '440px',
  summaryColumn: '380px',
  popover: '260px',
  toast: '420px',
  dialog: '520px',
  dialogWide: '800px',
  drawer: '380px',
  container: '1400px',
  header: '104px',
  headerCompact: '56px',
  staffBar: '36px',
  textArea: '120px',
  // not in ch, which differs between a web font and its fallback
  measure: '42.8em',
} as const

export const breakpoint = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const

/** Media queries for `'@media'` in style rules. */
export const media = {
  sm: '(min-width: 576px)',
  md: '(min-width: 768px)',
  lg: '(min-width: 992px)',
  xl: '(min-width: 1200px)',
  xxl: '(min-width: 1400px)',
  tiny: '(max-width: 374.98px)',
  belowSm: '(max-width: 575.98px)',
  belowMd: '(max-width: 767.98px)',
  belowLg: '(max-width: 991.98px)',
  /** screens on which sticky elements would cover half of the height */
  short: '(max-height: 400px)',
  touch: '(pointer: coarse)',
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  print: 'print',
} as const

export const layer = { header: 20, stickyBar: 30, drawer: 40, dialog: 50, toast: 60 } as const

export const weight = {
  regular: 400,
  medium: 500,
  semibold: 600,
  bold: 700,
  display: 750,
  title: 780,
  hero: 800,
} as const
