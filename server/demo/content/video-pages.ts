import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT } from '#contract/platform/constants.ts'
import { buttons, page, text } from '#server/content/defaults/entry-builders.ts'

const demo = (products_url: string, caption: string) => ({ kind: 'demo', products_url, caption }) as const

/** The pages of product drawings with products of the demo shop. */
export const videoPages = [
  page(CONSUMER_PROJECT, {
    path: '/tent-video',
    title: 'What our products look like',
    about:
      'Drawings of our products at the height of their effect, from their own colors, effects and patterns.',
    blocks: [
      text(`
Instead of shaky phone videos we draw each product at the height of its effect, as a camera with a long exposure sees it: the colors, the effects and the firing pattern are those on its label.

A drawing has no wind, no fog and no neighbor's porch light. Heights and seconds are in the table of each product.

## Cakes`),
      demo('LJ1005-Sugar-Anthem', 'A peacock tail of 32 shots: rings and kamuros in green, teal and silver'),
      demo('FW1008-Orchard-Whistle', 'A fan of blue and silver comets with willows at the tips'),
      demo('TL1006-Crooked-Engine', 'Red and green rings that lean outward in a V'),
      text('## Shells'),
      demo('LJ1064-Borrowed-Almanac', 'A brocade crown in yellow and teal'),
      demo('CB1080-Northbound-Derby', 'Strobe in red, aqua and purple'),
      text('## On the ground'),
      demo('QS1095-Gilded-Engine', 'A fountain in yellow, lime and teal'),
      demo('SF1136-Double-Thunder', 'A sparkler in teal and purple'),
      buttons(['Best sellers', '/sl/l/Best_Sellers'], ['Just arrived', '/sl/l/Just_Arrived']),
    ],
  }),
  page(PROFESSIONAL_PROJECT, {
    path: '/tent-video',
    title: 'What the lots look like',
    about: 'Drawings of display product, computed from caliber, color, effect and pattern of the lot.',
    blocks: [
      text(`
We draw each item from the data of the lot: caliber sets the spread, the effect sets drag and hang, the pattern sets the angles. There is no music to sell you a shell that does not deserve it.

## Shells`),
      demo('AF1187-6-Aqua-to-Pink-Willow', 'Six inch willow, aqua to pink'),
      demo('NW1084-5-Gold-Kamuro', 'Five inch kamuro in gold'),
      demo('GM1112-4-Yellow-Brocade-Crown-Tail', 'Four inch brocade crown with a tail'),
      text('## Cakes and finales'),
      demo('CD1007-Ninety-Jubilee', 'A fan of 64 shots in white, gold and silver'),
      demo('NW1098-Cinder-Carnival', 'A chain of white palms'),
      text('## Front'),
      demo('GM1212-30mm-Pink-to-Silver-Comet-Tail', 'A 30 mm comet, pink to silver'),
      demo('AF1234-30mm-Lime-to-Yellow-Mine', 'A 30 mm mine, lime to yellow'),
      buttons(['Shop by pattern', '/sl'], ['Display showcase', '/display-showcase']),
    ],
  }),
]
