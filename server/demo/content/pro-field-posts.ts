import { buttons, products } from '#server/content/defaults/entry-builders.ts'
import type { PostText } from './post-builder.ts'

export const proFieldPosts: readonly PostText[] = [
  {
    slug: 'writing-a-front',
    title: 'Writing a front with single shots',
    summary: 'Spacing, angle and tempo for waves, chases and blades.',
    alt: 'A wave of orange and pink single shots runs across the picture',
    daysAgo: 76,
    text: `
A front is a keyboard. Eighteen positions give you a chase that reads as motion; nine read as nine shots.

- **Spacing:** a third of the effect height. 30 mm at 200 ft wants about 60 ft between towers and half of that between positions.
- **Angle:** change it with the phrase, not with the shot.
- **Tempo:** below 70 milliseconds a chase becomes a sweep; above 200 it becomes counting.

Put the color change where the music breathes. And leave holes: a wave with two dark positions has a shape, a full one has a length.`,
    more: [products('Single shots', '/sl/c/Single-Shots')],
  },
  {
    slug: 'gold-ceilings',
    title: 'Gold ceilings that hold',
    summary: 'Kamuro, brocade and willow: which gold to stack, and in what order.',
    alt: 'A wide roof of gold kamuros fills the sky',
    daysAgo: 90,
    text: `
Three golds, three jobs. **Brocade** sparkles and dies at the tips. **Kamuro** is dense and hangs. **Willow** is thin and falls longest.

Stack them from the top down: kamuro first, a size larger; brocade into its lower half two seconds later; willow at the edges to close the picture. With 6, 5 and 4 inch that is one ceiling of about seven seconds.

Wind decides the rest. Above 12 miles an hour, drop the willow and double the kamuro.`,
    more: [
      buttons(
        ['Willow in gold', '/sl?colors=Gold&effects=Willow'],
        ['Six inch shells', '/sl/c/6-Inch-Shells'],
      ),
    ],
  },
  {
    slug: 'daytime-is-back',
    title: 'Daytime shows are back on the calendar',
    summary: 'Color smoke and silver comets for parades, launches and college games.',
    alt: 'Columns of teal and green smoke against a pale evening sky',
    daysAgo: 104,
    text: `
Five requests in one week for shows before sunset. The rules change in daylight: color comes from smoke, brightness from silver, and the sun has to stand behind the audience.

Fire smoke mines low and wide, and give each cloud six seconds before the next. Silver comets read well into dusk. Reports do what they always do, so ask the school first.

Cleaning is the other half: dye stains pale stone. Put down tarps, and look at the wind before the brochure.`,
    more: [products('Daytime effects', '/sl/c/Daytime-Effects')],
  },
  {
    slug: 'close-proximity-checks',
    title: 'Close proximity: five checks on the roof',
    summary: 'Small effects near people deserve the longest briefing of the day.',
    alt: 'Low lime and white mines in front of a skyline',
    daysAgo: 121,
    text: `
1. Measure the distance to the nearest seat with a tape, not with a drawing.
2. Look at what is above: banners, cables, drones.
3. Fire one of each on site, at show angle, before doors.
4. One person has the abort key and does nothing else.
5. Extinguishers that suit the roof, with a hand on each.

Every item of the group has its own page with height and duration. Those are measured values without wind; a roof edge has its own.`,
    more: [products('Close proximity', '/sl/c/Close-Proximity', 4)],
  },
  {
    slug: 'rack-inspection',
    title: 'Rack inspection before the season',
    summary: 'What we look for in HDPE, fiberglass and wood, and what we throw away.',
    alt: 'Three mortars fire white comets at the same moment',
    daysAgo: 146,
    text: `
Take one wet day in March. A tube counts as loaded until the lead operator has proved it empty.

- **HDPE:** look for white stress lines at the foot, push the plug from below, measure the bore. Oval means out.
- **Fiberglass:** run a gloved hand inside. Loose fibers mean out, no matter how it looks outside.
- **Wood:** shake it. Nails back out every winter; screws and glue stay.

Count what is left and order the difference now. Tubes are bulky, and a pallet of air costs the same in June, only later.`,
    more: [
      products('Tubes and racks', '/sl/c/Mortars--Racks'),
      buttons(['Firing systems', '/sl/c/Firing-Systems']),
    ],
  },
  {
    slug: 'season-in-numbers',
    title: 'What crews asked us all season',
    summary: 'Three answers that would have saved a hundred calls.',
    alt: 'The last silver strobes of a finale over water',
    daysAgo: 171,
    text: `
**"Where is my load?"** The carrier has the number from the shipping papers and answers faster than we do. If a load is a day late, call us and we call them.

**"Can you add a case?"** Not to a packed order. Place a second one with the same ship date and write both numbers to the desk; they ride together if there is room.

**"Is this lot the same as last year's?"** Rarely. Makers change composition without a new number. The page shows what we measured on the lot that is on the rack.`,
    more: [buttons(['Questions from crews', '/faq'], ['Contact the pro desk', '/contact'])],
  },
]
