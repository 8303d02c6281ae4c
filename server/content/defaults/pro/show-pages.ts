import { PROFESSIONAL_PROJECT } from '#contract/platform/constants.ts'
import { buttons, page, products, scene, text } from '#server/content/defaults/entry-builders.ts'

const showcase = page(PROFESSIONAL_PROJECT, {
  path: '/display-showcase',
  title: 'Display showcase',
  about: 'Three reference designs: a river city show, a stadium minute and a small-town Fourth.',
  blocks: [
    scene('page-river-city', 'Three barges with red chrysanthemums and a gold brocade above'),
    text(`
Reference designs, not packages: change calibers to your site and your permit.

## River city, 18 minutes

Three barges, 120 ft apart. Fronts of single shots tie them together; shells stay above 4 inches so that both banks see the same sky. Finale from all three, chains first, then 6 inch brocades.`),
    products('Shell chains and finales', '/sl/c/Shell-Chains--Finales', 4),
    text(`
## Stadium minute

No fallout on the field, no shells. Close proximity comets and mines on the roof edge, cued to the anthem, with a pyrolama on the last note.`),
    products('Close proximity', '/sl/c/Close-Proximity', 4),
    text(`
## Small-town Fourth, 12 minutes

Two operators, one module, twenty cakes and 72 three-inch shells. Hand-fire nothing. A crew can rack it in an afternoon and sweep it before midnight.`),
    products('Three inch shells', '/sl/c/3-Inch-Shells', 4),
    buttons(['1000 gram cakes', '/sl/c/1000-gram-cakes'], ['What the lots look like', '/tent-video']),
  ],
})

const pyrolamas = page(PROFESSIONAL_PROJECT, {
  path: '/pyrolamas',
  title: 'Pyrolamas',
  about: 'Blades of light from fan racks of single shots: spacing, angles and cue times.',
  blocks: [
    scene('page-blades', 'Fan racks throw a white and a blue blade of light'),
    text(`
Lama is Italian for blade. A pyrolama is a flat fan of single shots fired as one, so that the tails close into a sheet. It reads best low, in front of dark water or a stage.

- **Rack:** 5 or 7 positions, 30 mm, outer tubes at 55 degrees and no lower.
- **Spacing:** racks 15 ft apart make a wall, 30 ft apart make blades.
- **Timing:** all tubes within 40 milliseconds, or the edge frays.
- **Color:** silver and white close best. Deep blue leaves gaps; double it.

Mark fallout for the longest tail, and remember that a flat tube throws its paper sideways.`),
    products('Comets with tails', '/sl/c/Comets'),
    products('Mines for the base of the blade', '/sl/c/Mines', 4),
    buttons(['Fan racks', '/sl/c/Mortars--Racks'], ['Firing systems', '/sl/c/Firing-Systems']),
  ],
})

const videos = page(PROFESSIONAL_PROJECT, {
  path: '/tent-video',
  title: 'What the lots look like',
  about: 'Drawings of display product, computed from caliber, color, effect and pattern of the lot.',
  blocks: [
    text(`
We draw each item from the data of the lot: caliber sets the spread, the effect sets drag and hang, the pattern sets the angles. There is no music to sell you a shell that does not deserve it.

Use the drawings to compare shapes and patterns, then read seconds, height and debris in the table of the page.`),
    products('Show series', '/sl/b/Show-Series', 8),
    buttons(['Shop by pattern', '/sl'], ['Display showcase', '/display-showcase']),
  ],
})

const newsletter = page(PROFESSIONAL_PROJECT, {
  path: '/newsletter',
  title: 'Pro desk letter',
  about: 'Container arrivals, lot notes and demo nights for display crews, by e-mail.',
  blocks: [
    text(`
What landed, which lots shot well, when the next demo night is, and when the June trucks fill up. Written by the desk, sent when there is something to say.`),
    { kind: 'form', form: 'newsletter' },
    text(
      'Answer a letter with the word stop, or untick it in your preferences, and you are off the list. Your address is neither sold nor lent.',
    ),
  ],
})

export const showPages = [showcase, pyrolamas, videos, newsletter]
