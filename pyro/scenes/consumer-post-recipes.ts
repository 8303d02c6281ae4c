import { breakAt, deviceAt, type Recipe } from './recipe.ts'

/** Pictures of the posts of the consumer storefront by name. */
export const consumerPostRecipes: Readonly<Record<string, Recipe>> = {
  'post-spring-containers': {
    use: 'post',
    tint: 'green',
    breaks: [
      breakAt(0.26, 130, 100, 'palm', 'gold', 'orange'),
      breakAt(0.62, 96, 64, 'peony', 'green', 'white'),
      breakAt(0.82, 168, 84, 'peony', 'green', 'gold'),
    ],
  },
  'post-order-dates-for-the-fourth': {
    use: 'post',
    tint: 'blue',
    breaks: [
      breakAt(0.2, 148, 82, 'peony', 'red', 'white'),
      breakAt(0.5, 104, 92, 'chrysanthemum', 'white', 'silver'),
      breakAt(0.8, 148, 82, 'peony', 'blue', 'white'),
    ],
    silhouette: 'crowd',
  },
  'post-spring-coupon': {
    use: 'post',
    tint: 'pink',
    devices: [
      deviceAt(0.18, 'fountain', ['pink', 'white']),
      deviceAt(0.5, 'fountain', ['gold', 'yellow']),
      deviceAt(0.82, 'fountain', ['aqua', 'white']),
    ],
  },
  'post-quiet-yards': {
    use: 'post',
    tint: 'teal',
    devices: [0.14, 0.38, 0.62, 0.86].map((x, index) =>
      deviceAt(x, 'fountain', index % 2 ? ['teal', 'aqua'] : ['silver', 'white'], { effects: ['strobe'] }),
    ),
  },
  'post-fan-cakes-explained': {
    use: 'post',
    tint: 'pink',
    devices: [deviceAt(0.5, 'cake', ['lime', 'pink'], { pattern: 'fan', effects: ['comet'] })],
  },
  'post-what-hazmat-freight-means': {
    use: 'post',
    tint: 'blue',
    silhouette: 'tent',
    devices: [deviceAt(0.32, 'comet', ['white', 'silver'])],
  },
  'post-artillery-in-five-rules': {
    use: 'post',
    tint: 'orange',
    breaks: [breakAt(0.5, 154, 132, 'peony', 'orange', 'gold')],
  },
  'post-sparklers-are-hot': {
    use: 'post',
    devices: [deviceAt(0.5, 'sparkler', ['white', 'gold'])],
  },
  'post-reading-a-case': {
    use: 'post',
    tint: 'purple',
    breaks: (['red', 'orange', 'yellow', 'green', 'aqua', 'purple'] as const).map((color, index) =>
      breakAt(0.1 + index * 0.16, index % 2 ? 128 : 176, 50, 'peony', color, 'white'),
    ),
  },
  'post-remote-firing-at-home': {
    use: 'post',
    tint: 'blue',
    devices: [
      deviceAt(0.3, 'cake', ['blue', 'gold'], { pattern: 'x-cross', effects: ['comet'] }),
      deviceAt(0.7, 'cake', ['gold', 'blue'], { pattern: 'x-cross', effects: ['comet'] }),
    ],
  },
  'post-storing-cases': {
    use: 'post',
    tint: 'silver',
    breaks: [
      breakAt(0.24, 120, 84, 'willow', 'silver'),
      breakAt(0.52, 96, 100, 'willow', 'silver', 'white'),
      breakAt(0.8, 126, 78, 'willow', 'silver'),
    ],
  },
  'post-morning-after': {
    use: 'post',
    tint: 'green',
    breaks: [breakAt(0.56, 150, 110, 'ring', 'green', 'lime')],
  },
}
