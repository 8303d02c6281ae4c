import { buttons, products } from '#server/content/defaults/entry-builders.ts'
import type { PostText } from './post-builder.ts'

export const consumerCraftPosts: readonly PostText[] = [
  {
    slug: 'artillery-in-five-rules',
    title: 'Artillery shells in five rules',
    summary: 'Tube, base, fuse, distance, patience. Nothing about it is complicated.',
    alt: 'One big orange peony breaks above the trees',
    daysAgo: 70,
    text: `
1. **The tube fits.** Use the tubes that come with the case, or HDPE of the same caliber. Never PVC, never steel pipe.
2. **The base cannot tip.** A rack on level ground, sandbags on both sides.
3. **Shell in, flat side down,** fuse over the rim. One shell, never two.
4. **Arm's length.** Light the end of the fuse and walk away.
5. **Wait.** If nothing happens, 20 minutes by the clock, then water. The tube is done for the night.

Never look into a tube; wait, then flood it. A glowing shred lights the next shell too early, so use a fresh tube for each shell.`,
    more: [
      products('Artillery shells', '/sl/c/Artillery-Shells'),
      buttons(['Racks and tubes', '/sl/c/Mortars--Racks']),
    ],
  },
  {
    slug: 'sparklers-are-hot',
    title: 'Sparklers are the hottest thing in the box',
    summary: 'A wire sparkler burns hot enough to melt some metals. Buckets, shoes, space.',
    alt: 'A sparkler throws a ball of white sparks',
    daysAgo: 84,
    text: `
Nobody is afraid of a sparkler, and that is the problem. The wire glows for a minute after the light is gone.

- closed shoes, no loose sleeves
- six feet between two people
- one at a time, never a bundle
- a bucket of water for every wire, at once
- no sparklers in the hands of small children; a glow stick is no shame

For weddings take the long ones, light them from a torch and not from each other, and put the bucket at the end of the row.`,
    more: [products('Sparklers by the case', '/sl/c/Sparklers', 4)],
  },
  {
    slug: 'reading-a-case',
    title: 'How to read 12/6 and other packaging',
    summary: 'The two numbers on a case tell you what you can sell and what you must store.',
    alt: 'Six breaks in six colors stand side by side',
    daysAgo: 98,
    text: `
The first number is the packs in a case, the second the pieces in a pack. 12/6 artillery is twelve boxes of six shells. 80/16 firecrackers are eighty packs of sixteen. 4/1 cakes are four cakes.

For a counter, the first number is your stock: so many times can you sell it. For a show, multiply both.

A few cases have three numbers, such as 25/12/12. Read them from the outside in.`,
    more: [buttons(['Shop by category', '/sl'], ['More questions and answers', '/faq'])],
  },
  {
    slug: 'remote-firing-at-home',
    title: 'Remote firing without a license',
    summary: 'Igniter clips and a small remote keep you thirty feet away from every fuse.',
    alt: 'Two cakes fire crossing comets in blue and gold',
    daysAgo: 117,
    text: `
You do not need electric match to press a button. Igniter clips sit on ordinary visco fuse; a hot wire lights it when the cue fires. The delay of the fuse remains, so nothing is exact to the beat, and that is fine for a yard.

Start with one small receiver and a dozen clips. Put the receiver beside the cakes, cover it with foil, and keep the remote in your pocket until everybody is behind the line.

Test the clips in daylight without product. A clip that glows once is a clip that works.`,
    more: [
      products('Remotes and receivers', '/sl/c/Firing-Systems'),
      buttons(['Clips and fuse', '/sl/c/Fuse--Supplies']),
    ],
  },
  {
    slug: 'storing-cases',
    title: 'Storing cases from May to July',
    summary: 'Dry, cool, locked and known to the fire department. What our warehouse does at large.',
    alt: 'Quiet silver willows hang over a dark lake',
    daysAgo: 139,
    text: `
Heat ages a fuse, damp kills a lift charge, and children find everything. So:

- a shed, not the house and not the garage under a bedroom
- pallets under the cartons, a hand's width of air on all sides
- nothing else on the shelf: no gasoline, no paint, no charger
- a lock, and one key

Ask the fire marshal what amount needs a permit. The answer is different in every county, and it is better to hear it before July than after.`,
    more: [buttons(['Safety data sheets', '/product-msds-sds'], ['More resources', '/resources'])],
  },
  {
    slug: 'morning-after',
    title: 'The morning after: a clean-up that takes an hour',
    summary: 'Wet, wait, sweep, bag. And look again at sunrise.',
    alt: 'A last green ring fades above the shore',
    daysAgo: 163,
    text: `
Clean up twice: once with a flashlight when the show is over, once at sunrise.

At night, wait 20 minutes after the last shot, then soak every cake and tube where it stands and leave it. Never look into a tube. Unfired stars hide in the grass; a garden hose finds more of them than a rake.

In the morning, put the wet cardboard into doubled bags, outside, away from the house. Look for shells that did not break. Do not touch them: mark the spot, flood it, and call the number of your fire department that is not 911.

If raking is what you dread, look for items with a low debris profile when you order.`,
    more: [products('Low debris', '/sl/l/Low_Debris', 4)],
  },
]
