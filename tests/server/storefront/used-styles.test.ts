import { expect, test } from 'vitest'
import { classesIn, usedStyles } from '#server/storefront/used-styles.ts'

const used = (css: string, ...classes: readonly string[]) => usedStyles(css)(new Set(classes), 'pro')

test('a selector stays when all of its classes are in the document, and one without classes always', () => {
  const css = 'h1,.a{color:red}.a>.b{color:blue}.b.c:hover{top:0}.c{left:.5px}'
  expect(used(css)).toBe('h1{color:red}')
  expect(used(css, 'a')).toBe('h1,.a{color:red}')
  expect(used(css, 'b', 'c')).toBe('h1{color:red}.b.c:hover{top:0}.c{left:.5px}')
  expect(used(css, 'a', 'b', 'c')).toBe(css)
})

test('what is in the parentheses of a pseudo-class is no condition', () => {
  const css = '.a:not(.b,:is(.c,.d)):nth-child(n+5){color:red}.a:has(.e)>.f{color:blue}'
  expect(used(css, 'a')).toBe('.a:not(.b,:is(.c,.d)):nth-child(n+5){color:red}')
  expect(used(css, 'a', 'f')).toBe(css)
  expect(used(css, 'f')).toBe('')
})

test('groups without a used rule go; layers, faces, keyframes and statements keep their order', () => {
  const css =
    '@layer one,two;@layer one{.a{color:red}@media (width>=1px){.b{color:red}}}@font-face{font-family:A;src:url(a.woff2)}' +
    '@media print{.c,.a{top:0}}@keyframes k{0%{top:0}to{top:1px}}@starting-style{.d{opacity:0}}'
  expect(used(css, 'a', 'b', 'c', 'd')).toBe(css)
  expect(used(css, 'd')).toBe(
    '@layer one,two;@font-face{font-family:A;src:url(a.woff2)}@keyframes k{0%{top:0}to{top:1px}}@starting-style{.d{opacity:0}}',
  )
})

test('braces, commas and quotes in strings and addresses end nothing', () => {
  const css = `.a:before{content:"}.b{\\"'"}.c[title="x,.d{"],.e{background:url(data:image/svg+xml;base64,{})}`
  expect(used(css, 'a', 'c', 'e')).toBe(css)
  expect(used(css, 'c')).toBe('.c[title="x,.d{"]{background:url(data:image/svg+xml;base64,{})}')
})

test('rules of another brand go, those of the own and of both themes stay', () => {
  const css =
    ':root{--a:0}:root[data-brand=pro][data-theme=dark]{--a:1}:root[data-brand="consumer"][data-theme=dark]{--a:2}'
  expect(used(css)).toBe(':root{--a:0}:root[data-brand=pro][data-theme=dark]{--a:1}')
})

test('the classes of a document are those of all its elements', () => {
  expect(classesIn('<html class="a"><p id="x" class="b c">class="d"</p></html>')).toEqual(
    new Set(['a', 'b', 'c']),
  )
})
