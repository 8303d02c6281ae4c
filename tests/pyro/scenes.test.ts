import { expect, test } from 'vitest'
import { sceneSrcSet, scenePath } from '#contract/catalogue/picture-path.ts'
import { drawScene } from '#pyro/scenes/draw-scene.ts'
import { recipes } from '#pyro/scenes/recipes.ts'
import { shownEntries } from '#tests/server/content/written-texts.ts'

const drawn = Object.entries(recipes).map(([name, recipe]) => [name, drawScene(name, recipe)] as const)

test('every scene is well formed: numbers are numbers and every reference has its target', () => {
  for (const [name, svg] of drawn) {
    expect(svg, name).not.toMatch(/NaN|undefined|Infinity|\[object|e-\d/)
    const targets = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]))
    const uses = [...svg.matchAll(/(?:url\(#|href="#)([\w-]+)/g)].map((match) => match[1])
    expect(uses.filter((id) => !targets.has(id))).toEqual([])
    expect((svg.match(/<g[ >]/g) ?? []).length).toBe((svg.match(/<\/g>/g) ?? []).length)
  }
})

test('scenes differ, and each is the same whenever it is drawn', () => {
  expect(new Set(drawn.map(([, svg]) => svg)).size).toBe(drawn.length)
  const again = drawn.filter((_, index) => index % 9 === 0)
  expect(again.map(([name]) => [name, drawScene(name, recipes[name] ?? { use: 'post' })])).toEqual(again)
})

test('every scene is shown by the demo shop, and it shows no other', () => {
  const text = JSON.stringify(shownEntries)
  const shown = new Set(
    [...text.matchAll(/\/images\/scene-\d+\/([a-z0-9-]+)\.avif/g)].map(([, name]) => name),
  )
  expect(shown).toEqual(new Set(Object.keys(recipes)))
})

test('a scene has a file for each width, and other pictures have none', () => {
  expect(sceneSrcSet(scenePath('tile-gear'))).toBe(
    '/images/scene-480/tile-gear.avif 480w, /images/scene-960/tile-gear.avif 960w, /images/scene-1600/tile-gear.avif 1600w',
  )
  expect(sceneSrcSet('/media/0a1b.png')).toBeUndefined()
})
