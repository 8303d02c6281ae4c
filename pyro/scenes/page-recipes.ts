import { breakAt, deviceAt, type Recipe } from './recipe.ts'

/** Pictures of content pages by name. */
export const pageRecipes: Readonly<Record<string, Recipe>> = {
  'page-blades': {
    use: 'slide',
    tint: 'aqua',
    devices: [
      deviceAt(0.26, 'cake', ['silver', 'white'], { pattern: 'peacock', effects: ['comet'] }),
      deviceAt(0.74, 'cake', ['aqua', 'blue'], { pattern: 'peacock', effects: ['comet'] }),
    ],
  },
  'page-italian-ceiling': {
    use: 'slide',
    tint: 'red',
    breaks: [
      breakAt(0.14, 176, 50, 'peony', 'red', 'white'),
      breakAt(0.3, 176, 50, 'peony', 'red', 'white'),
      breakAt(0.46, 176, 50, 'peony', 'red', 'white'),
      breakAt(0.66, 104, 92, 'brocade-crown', 'gold', 'white'),
      breakAt(0.87, 116, 100, 'kamuro', 'gold'),
    ],
  },
  'page-stand': {
    use: 'slide',
    tint: 'purple',
    silhouette: 'tent',
    breaks: [
      breakAt(0.14, 124, 84, 'palm', 'gold', 'orange'),
      breakAt(0.36, 150, 72, 'chrysanthemum', 'pink', 'gold'),
      breakAt(0.55, 96, 56, 'peony', 'aqua', 'white'),
    ],
  },
  'page-test-range': {
    use: 'slide',
    tint: 'blue',
    breaks: [
      breakAt(0.2, 150, 96, 'dahlia', 'blue', 'silver'),
      breakAt(0.8, 120, 104, 'crossette', 'orange', 'gold'),
    ],
    devices: [deviceAt(0.5, 'comet', ['silver', 'gold'], { scale: 0.9 })],
  },
  'page-three-programs': {
    use: 'slide',
    tint: 'pink',
    breaks: [breakAt(0.84, 118, 98, 'willow', 'gold', 'orange')],
    devices: [
      deviceAt(0.15, 'fountain', ['silver', 'pink'], { scale: 0.72 }),
      deviceAt(0.48, 'cake', ['pink', 'lime'], { pattern: 'w-shape', scale: 0.86 }),
    ],
  },
  'page-river-city': {
    use: 'slide',
    tint: 'gold',
    silhouette: 'barges',
    breaks: [
      breakAt(0.2, 120, 84, 'chrysanthemum', 'red', 'gold'),
      breakAt(0.5, 104, 104, 'brocade-crown', 'gold', 'white'),
      breakAt(0.8, 120, 84, 'chrysanthemum', 'red', 'gold'),
    ],
    devices: [
      deviceAt(0.35, 'mine', ['gold', 'white'], { scale: 0.5 }),
      deviceAt(0.65, 'mine', ['gold', 'white'], { scale: 0.5 }),
    ],
  },
}
