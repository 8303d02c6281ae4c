export const colors = [
  'Red',
  'Orange',
  'Gold',
  'Yellow',
  'Green',
  'Lime',
  'Teal',
  'Aqua',
  'Blue',
  'Purple',
  'Pink',
  'White',
  'Silver',
  'Multi-Color',
] as const
export type ColorLabel = (typeof colors)[number]

export const effects = [
  'Peony',
  'Chrysanthemum',
  'Willow',
  'Brocade Crown',
  'Kamuro',
  'Palm',
  'Crossette',
  'Dahlia',
  'Ring',
  'Strobe',
  'Crackle',
  'Comet',
  'Mine',
  'Fan',
  'Fountain',
  'Roman Candle',
  'Whistle',
  'Report',
] as const
export type EffectLabel = (typeof effects)[number]

export const firingPatterns = [
  'Straight',
  'Fan',
  'V-Shape',
  'W-Shape',
  'Z-Sweep',
  'X-Cross',
  'Salvo',
  'Random',
  'Peacock',
  'Spiral',
  'Single Shot',
] as const
export type PatternLabel = (typeof firingPatterns)[number]

export const durations = [
  '0-15 Seconds',
  '16-30 Seconds',
  '31-45 Seconds',
  '46-60 Seconds',
  '61-90 Seconds',
  'Over 90 Seconds',
] as const
export type DurationLabel = (typeof durations)[number]

export const performanceHeights = [
  'Ground',
  '1-50 ft',
  '51-100 ft',
  '101-150 ft',
  '151-200 ft',
  '201-300 ft',
  'Over 300 ft',
] as const
export type HeightLabel = (typeof performanceHeights)[number]

export const debrisProfiles = [
  'No Debris',
  'Light Paper',
  'Paper & Cardboard',
  'Plastic Parts',
  'Clay Plugs',
] as const
export type DebrisLabel = (typeof debrisProfiles)[number]

export const ignitionTypes = [
  'Visco Fuse',
  'Quick Match',
  'Electric Match',
  'Dual Fuse',
  'Igniter Clip',
  'None',
] as const
export type IgnitionLabel = (typeof ignitionTypes)[number]

export const calibers = [
  '0.5"',
  '0.75"',
  '1"',
  '1.2"',
  '1.5"',
  '1.75"',
  '2"',
  '2.5"',
  '3"',
  '4"',
  '5"',
  '6"',
  '8"',
  '10"',
  '12"',
  '18mm',
  '20mm',
  '25mm',
  '30mm',
  '45mm',
] as const
export type CaliberLabel = (typeof calibers)[number]
