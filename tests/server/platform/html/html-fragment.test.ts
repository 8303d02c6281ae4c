import type { DefaultTreeAdapterMap } from 'parse5'
import { expect, test } from 'vitest'
import { parseHtmlFragment } from '#server/platform/html/html-fragment.ts'

type Node = DefaultTreeAdapterMap['childNode']

function elementsOf(nodes: readonly Node[]): readonly Node[] {
  const found: Node[] = []
  for (const open = [...nodes]; open.length > 0; ) {
    const node = open.pop()
    if (!node || !('tagName' in node)) continue
    found.push(node)
    for (const child of node.childNodes) open.push(child)
  }
  return found
}

test('a tree with elements that are not closed is that of a browser', () => {
  const [first, second] = parseHtmlFragment('<p><b>one<p>two')
  expect([first, second]).toMatchObject([
    { tagName: 'p', childNodes: [{ tagName: 'b', childNodes: [{ value: 'one' }] }] },
    { tagName: 'p', childNodes: [{ tagName: 'b', childNodes: [{ value: 'two' }] }] },
  ])
})

test('[P31] elements that each paragraph opens again are no more than ten thousand in all', () => {
  const unclosed = Array.from({ length: 200 }, (_, at) => `<b n${at}>`).join('')
  const nodes = parseHtmlFragment(`<p>first${unclosed}${'<p>x'.repeat(200)}`)
  expect(nodes[0]).toMatchObject({ tagName: 'p', childNodes: [{ value: 'first' }, { tagName: 'b' }] })
  expect(elementsOf(nodes).length).toBeLessThanOrEqual(10_000)
})
