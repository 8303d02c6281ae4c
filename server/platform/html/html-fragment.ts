import { type DefaultTreeAdapterMap, defaultTreeAdapter, Parser } from 'parse5'

/** in characters */
const LONGEST = 200_000
/** Unclosed elements are opened again in every paragraph, so that short HTML can have millions. */
const MOST_ELEMENTS = 10_000

/** The tree of HTML as browsers parse it; what comes after too many characters or elements is left out. */
export function parseHtmlFragment(html: string): readonly DefaultTreeAdapterMap['childNode'][] {
  const end = new Error('too many elements')
  let count = 0
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement: (...element) => {
      if (++count > MOST_ELEMENTS) throw end
      return defaultTreeAdapter.createElement(...element)
    },
  }
  const parser = Parser.getFragmentParser(null, { treeAdapter })
  try {
    parser.tokenizer.write(html.slice(0, LONGEST), true)
  } catch (error) {
    if (error !== end) throw error
  }
  return parser.getFragment().childNodes
}
