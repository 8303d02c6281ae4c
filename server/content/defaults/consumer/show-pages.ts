import { CONSUMER_PROJECT } from '#contract/platform/constants.ts'
import { buttons, page, products, scene, text } from '#server/content/defaults/entry-builders.ts'

const showcase = page(CONSUMER_PROJECT, {
  path: '/display-showcase',
  title: 'Display showcase',
  about: 'Three backyard programs you can copy: quiet, family and full.',
  blocks: [
    scene('page-three-programs', 'A fountain, a cake and a golden willow side by side'),
    text(`
Three programs that fit a large yard, each built from one listing. Read the label of every item for its own distance, and keep the audience upwind.

## Quiet, for the neighbors

Fountains and sparklers only, nothing above the roof line. Eight fountains in pairs, from silver to gold, take about six minutes.`),
    products('Fountains', '/sl/c/Fountains', 4),
    text(`
## Family, ten minutes

Six 200 gram cakes, one color each, with a fountain between them while you walk to the next fuse.`),
    products('200 gram cakes', '/sl/c/200-Gram-Cakes', 4),
    text(`
## Full, with a finale

Four 500 gram cakes, a dozen artillery shells and a rack at the end. Set up in daylight, cover everything, light from one side only.`),
    products('500 gram cakes', '/sl/c/500-Gram-Cakes', 4),
    buttons(['What products look like', '/tent-video'], ['Mortars and racks', '/sl/c/Mortars--Racks']),
  ],
})

const pyrolamas = page(CONSUMER_PROJECT, {
  path: '/pyrolamas',
  title: 'Pyrolamas',
  about: 'Blades of light: comets and candles fired side by side in a flat fan.',
  blocks: [
    scene('page-blades', 'Two flat fans of comets, one white and one blue'),
    text(`
A pyrolama is a blade of light: several comets or candles side by side, fired together at flat angles so that the tails read as one sheet. Lama is Italian for blade.

On consumer ground you build it from comets in a fan rack. Five tubes are enough. Fire them together with igniter clips from a remote, so that nobody stands near the rack. Point the outer tubes away from people and trees, and keep the fan no wider than the label of the comet allows.`),
    products('Comets for a blade', '/sl/c/Comets'),
    text(`
Two blades of different color, three seconds apart, look better than five at once. White over blue never fails.`),
    buttons(['Fan racks and tubes', '/sl/c/Mortars--Racks'], ['Ignition types', '/ignition-types']),
  ],
})

const videos = page(CONSUMER_PROJECT, {
  path: '/tent-video',
  title: 'What our products look like',
  about:
    'Drawings of our products at the height of their effect, from their own colors, effects and patterns.',
  blocks: [
    text(`
Instead of shaky phone videos we draw each product at the height of its effect, as a camera with a long exposure sees it: the colors, the effects and the firing pattern are those on its label. Every product page has its own picture, and no two are alike.

A drawing has no wind, no fog and no neighbor's porch light. Heights and seconds are in the table of each product.`),
    products('Best sellers to look at', '/sl/l/Best_Sellers', 8),
    buttons(['Shop by effect', '/sl'], ['Just arrived', '/sl/l/Just_Arrived']),
  ],
})

const newsletter = page(CONSUMER_PROJECT, {
  path: '/newsletter',
  title: 'Newsletter',
  about: 'Arrivals, sales and the last ship dates before July 4, in one short e-mail.',
  blocks: [
    text(`
One short e-mail when a container has landed, when a sale starts, and when the last safe ship date before the Fourth comes close. No address is sold or lent to anybody.`),
    { kind: 'form', form: 'newsletter' },
    text(`
To stop, answer any issue with the word stop or, with an account, untick it in your preferences.`),
  ],
})

export const showPages = [showcase, pyrolamas, videos, newsletter]
