import { breakAt, deviceAt, type Recipe } from './recipe.ts'

/** Pictures of the posts of the professional storefront by name. */
export const proPostRecipes: Readonly<Record<string, Recipe>> = {
  'post-show-series-landed': {
    use: 'post',
    tint: 'purple',
    breaks: [breakAt(0.46, 158, 136, 'dahlia', 'purple', 'silver')],
  },
  'post-june-trucks': {
    use: 'post',
    tint: 'gold',
    silhouette: 'barges',
    breaks: [
      breakAt(0.2, 140, 84, 'brocade-crown', 'gold', 'white'),
      breakAt(0.5, 110, 96, 'brocade-crown', 'gold', 'white'),
      breakAt(0.8, 140, 84, 'brocade-crown', 'gold', 'white'),
    ],
  },
  'post-crew-rate': {
    use: 'post',
    tint: 'teal',
    devices: [0.12, 0.31, 0.5, 0.69, 0.88].map((x, index) =>
      deviceAt(x, 'comet', index % 2 ? ['silver', 'teal'] : ['teal', 'silver'], {
        scale: 0.66 + index * 0.08,
      }),
    ),
  },
  'post-barge-lists': {
    use: 'post',
    tint: 'blue',
    silhouette: 'barges',
    breaks: [
      breakAt(0.22, 140, 82, 'peony', 'blue', 'white'),
      breakAt(0.5, 100, 74, 'peony', 'white', 'blue'),
      breakAt(0.78, 146, 88, 'peony', 'blue', 'aqua'),
    ],
  },
  'post-match-lots-tested': {
    use: 'post',
    tint: 'white',
    devices: [0.08, 0.22, 0.36, 0.5, 0.64, 0.78, 0.92].map((x) => deviceAt(x, 'mine', ['white', 'silver'])),
  },
  'post-renew-early': {
    use: 'post',
    tint: 'red',
    silhouette: 'skyline',
    breaks: [breakAt(0.5, 140, 118, 'crossette', 'red', 'white')],
  },
  'post-writing-a-front': {
    use: 'post',
    tint: 'orange',
    devices: [0.1, 0.26, 0.42, 0.58, 0.74, 0.9].map((x, index) =>
      deviceAt(x, 'comet', index % 2 ? ['pink', 'orange'] : ['orange', 'pink'], {
        scale: 0.68 + 0.3 * Math.abs(Math.sin(0.5 + index * 0.7)),
      }),
    ),
    silhouette: 'crowd',
  },
  'post-gold-ceilings': {
    use: 'post',
    tint: 'gold',
    breaks: [
      breakAt(0.1, 140, 74, 'willow', 'gold'),
      breakAt(0.34, 96, 96, 'kamuro', 'gold', 'silver'),
      breakAt(0.5, 176, 60, 'brocade-crown', 'gold', 'white'),
      breakAt(0.67, 92, 98, 'kamuro', 'gold'),
      breakAt(0.91, 144, 72, 'willow', 'gold'),
    ],
  },
  'post-daytime-is-back': {
    use: 'post',
    devices: [deviceAt(0.28, 'day-smoke', ['teal', 'green']), deviceAt(0.72, 'day-smoke', ['green', 'teal'])],
    tint: 'teal',
  },
  'post-close-proximity-checks': {
    use: 'post',
    tint: 'lime',
    silhouette: 'skyline',
    devices: [
      deviceAt(0.18, 'mine', ['lime', 'white']),
      deviceAt(0.5, 'mine', ['white', 'lime']),
      deviceAt(0.82, 'mine', ['lime', 'white']),
    ],
  },
  'post-rack-inspection': {
    use: 'post',
    tint: 'silver',
    devices: [0.24, 0.5, 0.76].map((x) => deviceAt(x, 'comet', ['white', 'silver', 'white'])),
  },
  'post-season-in-numbers': {
    use: 'post',
    tint: 'silver',
    silhouette: 'crowd',
    breaks: [
      breakAt(0.22, 130, 82, 'strobe', 'silver', 'white'),
      breakAt(0.5, 108, 100, 'strobe', 'silver', 'white'),
      breakAt(0.8, 134, 84, 'strobe', 'silver', 'white'),
    ],
  },
}
