import { breakAt, deviceAt, type Recipe } from './recipe.ts'

/** Slides, tiles and banners of the home pages by name. */
export const homeRecipes: Readonly<Record<string, Recipe>> = {
  'slide-harbor-finale': {
    use: 'slide',
    tint: 'purple',
    breaks: [
      breakAt(0.17, 150, 98, 'willow', 'gold'),
      breakAt(0.42, 112, 88, 'peony', 'red', 'white'),
      breakAt(0.62, 176, 62, 'peony', 'red', 'gold'),
      breakAt(0.83, 128, 112, 'willow', 'gold'),
    ],
  },
  'slide-fountain-row': {
    use: 'slide',
    tint: 'blue',
    devices: [
      deviceAt(0.14, 'fountain', ['silver', 'aqua']),
      deviceAt(0.38, 'fountain', ['gold', 'yellow']),
      deviceAt(0.62, 'fountain', ['silver', 'teal']),
      deviceAt(0.86, 'fountain', ['gold', 'orange']),
    ],
  },
  'slide-cake-fan': {
    use: 'slide',
    tint: 'purple',
    devices: [
      deviceAt(0.2, 'cake', ['purple', 'teal'], { pattern: 'fan' }),
      deviceAt(0.5, 'cake', ['teal', 'purple'], { pattern: 'fan' }),
      deviceAt(0.8, 'cake', ['purple', 'teal'], { pattern: 'fan' }),
    ],
  },
  'slide-barge-show': {
    use: 'slide',
    tint: 'blue',
    silhouette: 'barges',
    breaks: [
      breakAt(0.2, 138, 92, 'brocade-crown', 'gold', 'silver'),
      breakAt(0.36, 92, 52, 'peony', 'blue', 'white'),
      breakAt(0.5, 120, 110, 'brocade-crown', 'gold', 'silver'),
      breakAt(0.66, 88, 52, 'peony', 'blue', 'aqua'),
      breakAt(0.8, 138, 92, 'brocade-crown', 'gold', 'silver'),
    ],
  },
  'slide-serpentine': {
    use: 'slide',
    tint: 'purple',
    silhouette: 'skyline',
    devices: [0.07, 0.18, 0.29, 0.4, 0.5, 0.6, 0.71, 0.82, 0.93].map((x, index) =>
      deviceAt(x, 'comet', index % 2 ? ['purple', 'silver'] : ['silver', 'purple'], {
        scale: 0.72 + 0.26 * Math.abs(Math.cos(index * 0.8)),
      }),
    ),
  },
  'slide-gold-ceiling': {
    use: 'slide',
    tint: 'gold',
    silhouette: 'crowd',
    breaks: [
      breakAt(0.08, 142, 84, 'willow', 'gold'),
      breakAt(0.29, 104, 98, 'kamuro', 'gold'),
      breakAt(0.44, 178, 64, 'brocade-crown', 'gold', 'white'),
      breakAt(0.55, 88, 104, 'kamuro', 'gold', 'silver'),
      breakAt(0.68, 184, 60, 'brocade-crown', 'gold', 'white'),
      breakAt(0.78, 100, 92, 'kamuro', 'gold'),
      breakAt(0.94, 146, 80, 'willow', 'gold'),
    ],
  },
  'tile-cakes': { use: 'tile', devices: [deviceAt(0.5, 'cake', ['pink', 'lime'], { pattern: 'fan' })] },
  'tile-shells': {
    use: 'tile',
    tint: 'blue',
    breaks: [breakAt(0.5, 166, 138, 'peony', 'red', 'blue', 'white')],
  },
  'tile-fountains': {
    use: 'tile',
    devices: [deviceAt(0.32, 'fountain', ['gold', 'yellow']), deviceAt(0.68, 'fountain', ['gold', 'orange'])],
  },
  'tile-sparklers': { use: 'tile', devices: [deviceAt(0.5, 'sparkler', ['gold', 'white'])] },
  'tile-low-debris': {
    use: 'tile',
    tint: 'green',
    devices: [deviceAt(0.28, 'comet', ['green', 'silver']), deviceAt(0.72, 'comet', ['silver', 'green'])],
  },
  'tile-gear': {
    use: 'tile',
    tint: 'orange',
    breaks: [breakAt(0.16, 96, 56, 'peony', 'orange', 'gold'), breakAt(0.85, 120, 66, 'willow', 'gold')],
    devices: [deviceAt(0.5, 'rack', [], { name: 'Wooden Rack 6-Shot', scale: 0.86 })],
  },
  'tile-pro-shells': { use: 'tile', breaks: [breakAt(0.5, 168, 142, 'dahlia', 'purple', 'silver')] },
  'tile-single-shots': {
    use: 'tile',
    tint: 'orange',
    devices: [deviceAt(0.5, 'cake', ['orange', 'gold'], { pattern: 'peacock' })],
  },
  'tile-finales': {
    use: 'tile',
    tint: 'blue',
    breaks: [
      breakAt(0.3, 90, 62, 'brocade-crown', 'gold', 'white'),
      breakAt(0.7, 84, 62, 'brocade-crown', 'gold', 'white'),
      breakAt(0.5, 130, 84, 'chrysanthemum', 'white', 'gold'),
      breakAt(0.2, 206, 54, 'strobe', 'white', 'silver'),
      breakAt(0.8, 206, 54, 'strobe', 'white', 'silver'),
      breakAt(0.5, 228, 60, 'crackle', 'gold', 'white'),
    ],
  },
  'tile-close': {
    use: 'tile',
    tint: 'teal',
    silhouette: 'skyline',
    devices: [deviceAt(0.26, 'mine', ['teal', 'white']), deviceAt(0.74, 'mine', ['teal', 'aqua'])],
  },
  'tile-match': {
    use: 'tile',
    tint: 'blue',
    breaks: [
      breakAt(0.15, 120, 58, 'chrysanthemum', 'blue', 'white'),
      breakAt(0.86, 104, 50, 'peony', 'purple', 'aqua'),
    ],
    devices: [deviceAt(0.5, 'igniters', [], { name: 'Electric Match 3 m', scale: 0.9 })],
  },
  'tile-racks': {
    use: 'tile',
    tint: 'teal',
    breaks: [
      breakAt(0.15, 104, 54, 'brocade-crown', 'gold', 'white'),
      breakAt(0.85, 96, 58, 'peony', 'teal', 'white'),
    ],
    devices: [deviceAt(0.5, 'rack', [], { name: 'Fan Rack 5-Shot', scale: 0.86 })],
  },
  'banner-color': {
    use: 'banner',
    tint: 'purple',
    breaks: [
      breakAt(0.06, 190, 120, 'peony', 'pink', 'gold'),
      breakAt(0.17, 150, 80, 'chrysanthemum', 'purple', 'aqua'),
      breakAt(0.84, 170, 90, 'peony', 'orange', 'gold'),
      breakAt(0.94, 190, 130, 'chrysanthemum', 'red', 'gold'),
    ],
  },
  'banner-gold': {
    use: 'banner',
    tint: 'gold',
    breaks: [
      breakAt(0.06, 170, 120, 'kamuro', 'gold'),
      breakAt(0.18, 190, 80, 'brocade-crown', 'gold', 'silver'),
      breakAt(0.83, 190, 80, 'brocade-crown', 'gold', 'silver'),
      breakAt(0.94, 170, 120, 'kamuro', 'gold'),
    ],
  },
}
