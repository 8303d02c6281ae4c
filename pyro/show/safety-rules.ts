/** Where a rule comes from; a show is held against it, and the fire authority decides. */
export type RuleSource =
  | 'tube'
  | 'ground'
  | 'moving'
  | 'fan'
  | 'aerial'
  | 'audience'
  | 'hand'
  | 'clip'
  | 'visco'
  | 'state'
  | 'own'

export const ruleSources: Readonly<Record<RuleSource, string>> = {
  tube: '70 ft for each inch of the largest tube: NFPA 1123, as public guides restate it',
  ground: '75 ft for devices on the ground: Columbus (Indiana) Fire Department',
  moving: '125 ft for wheels: Columbus (Indiana) Fire Department',
  fan: 'A tenth more for fans and tilted tubes: Columbus (Indiana) Fire Department, with the fans that we name',
  aerial:
    '150 ft or the height for what rises without a known tube: local codes such as Douglas, Michigan (150 ft) and Madison County, Illinois (200 ft)',
  audience:
    'Consumer fireworks before an audience are a display where NFPA 1123 is law: PGI on the edition of 2010',
  hand: '10 seconds between two lightings by hand: our own estimate',
  clip: '2 seconds between two clip igniters of a module: help pages of IGNITE',
  visco: '3 to 9 seconds of fuse: 16 CFR 1507.3; we reckon with 6',
  state: 'What the state of delivery admits',
  own: 'Our own estimate',
}

export const FEET_PER_INCH = 70
export const GROUND_FEET = 75
export const MOVING_FEET = 125
export const AERIAL_FEET = 150
/** of the largest tube of the rule */
export const UNKNOWN_FEET = 12 * FEET_PER_INCH
export const FAN_FACTOR = 1.1
/** in degrees from the vertical, beyond which a tube is tilted */
export const TILT_DEGREES = 10

/** between two lightings, in milliseconds */
export const HAND_SPACING = 10_000
export const CLIP_SPACING = 2_000
/** darkness longer than this is a gap, in milliseconds */
export const LONGEST_GAP = 4_000
